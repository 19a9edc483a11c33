/**
 * The text of a title, in which no line breaks inside a compound such as “public-private”. The other pieces
 * are elements too: Google Translate replaces bare text nodes.
 */
export function Title({ text }: { text: string }) {
  const pieces = text.split(/((?:[\p{L}\p{M}’]+-)+[\p{L}\p{M}’]+)/u);
  if (pieces.length === 1) return text;
  // One element around them: in a flex container, each piece would be an item.
  return (
    <span>
      {pieces.map((piece, index) => (
        <span key={index} className={index % 2 === 1 ? 'one-line' : undefined}>
          {piece}
        </span>
      ))}
    </span>
  );
}

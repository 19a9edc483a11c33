/**
 * The text of a title, in which no line breaks inside a compound such as “public-private”. The other pieces
 * are elements too: Google Translate replaces bare text nodes.
 */
export function Title({ text }: { text: string }) {
  const pieces = text.split(/((?:[\p{L}\p{M}’]+-)+[\p{L}\p{M}’]+)/u);
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) => {
    const isCompound = index % 2 === 1;
    return (
      <span key={index} className={isCompound ? 'whitespace-nowrap' : undefined}>
        {piece}
      </span>
    );
  });
}

/**
 * Renders the bidi isolates of a text (the pair U+2066 … U+2069) as `<bdi>`, so that nobody copies
 * invisible characters. The other pieces are elements too: Google Translate replaces bare text nodes.
 */
export function Isolated({ text }: { text: string }) {
  const pieces = text.split(/\u2066(.*?)\u2069/u);
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) => {
    const isIsolated = index % 2 === 1;
    return isIsolated ? (
      <bdi key={index} dir="ltr">
        {piece}
      </bdi>
    ) : (
      <span key={index}>{piece}</span>
    );
  });
}

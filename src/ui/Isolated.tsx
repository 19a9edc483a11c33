/**
 * Renders the bidi isolates of a text (U+2066 to U+2069) as `<bdi>`, so that nobody copies invisible
 * characters. The other pieces are elements too: Google Translate replaces bare text nodes.
 */
export function Isolated({ text }: { text: string }) {
  const pieces = text.split(/\u2066(.*?)\u2069/u);
  if (pieces.length === 1) return text;
  return pieces.map((piece, at) => {
    const isIsolated = at % 2 === 1;
    return isIsolated ? (
      <bdi key={at} dir="ltr">
        {piece}
      </bdi>
    ) : (
      <span key={at}>{piece}</span>
    );
  });
}

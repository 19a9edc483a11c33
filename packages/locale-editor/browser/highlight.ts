import type { FoundText } from './findTexts';

type Kind = 'chosen' | 'pointed';

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  ::highlight(translate-pointed) { background: #ffe58a; color: #1b1f24; }
  ::highlight(translate-chosen) { background: #cfc7ff; color: #1b1f24; }
  [data-translate-pointed] { outline: 3px solid #c99a00; }
  [data-translate-chosen] { outline: 3px solid #4a35c4; }
`);
document.adoptedStyleSheets.push(sheet);

/** Shows texts on the page as chosen or pointed at, in place of those that were before. */
export function highlight(kind: Kind, texts: readonly FoundText[]): void {
  const ranges = texts.flatMap(({ range }) => range ?? []);
  CSS.highlights.set(`translate-${kind}`, new Highlight(...ranges));
  const attribute = `data-translate-${kind}`;
  for (const element of document.querySelectorAll(`[${attribute}]`)) {
    element.removeAttribute(attribute);
  }
  for (const { holder, range } of texts) if (!range) holder.setAttribute(attribute, '');
}

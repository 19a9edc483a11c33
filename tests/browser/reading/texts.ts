export interface TextRecord {
  text: string;
  /** The element's own or inherited language. */
  lang: string;
  /** Whether the text is isolated from the direction around it. */
  isIsolated: boolean;
  /** Where it stands, to be found: element or attribute. */
  place: string;
}

/**
 * Every text that a visitor sees or hears: text nodes, whole phrases of which
 * they are parts, and attributes that are shown or spoken, wherever they stand
 * in the document; runs in the page.
 */
export function readTexts(): TextRecord[] {
  const spoken = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'content'];
  const records: TextRecord[] = [];

  function add(text: string | null, element: Element, place: string): void {
    const tidy = (text ?? '').replace(/\s+/g, ' ').trim();
    if (tidy === '') return;
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
    records.push({ text: tidy, lang, isIsolated: element.closest('bdi') !== null, place });
  }

  for (const element of document.body.querySelectorAll(':not(script)')) {
    const own = [...element.childNodes].filter((node) => node instanceof Text);
    for (const node of own) add(node.data, element, element.localName);
    const isPhrase = own.length > 0 && element.childElementCount > 0;
    if (isPhrase && !element.querySelector('bdi')) {
      add(element.textContent, element, element.localName);
    }
    for (const name of spoken)
      add(element.getAttribute(name), element, `${element.localName}[${name}]`);
  }
  add(document.title, document.documentElement, 'title');
  const descriptions = document.head.querySelectorAll('meta[name=description]');
  for (const tag of descriptions) add(tag.getAttribute('content'), tag, 'description');
  return records;
}

/**
 * The page's text as it is shown, line by line, without what depends on
 * scripts: the contact form, the button that prints and the language offer; runs in the page.
 */
export function readShownText(): string[] {
  const apart = document.querySelectorAll<HTMLElement>(
    'form, main header button, body > div > aside',
  );
  for (const element of apart) element.hidden = true;
  const text = document.body.innerText;
  for (const element of apart) element.hidden = false;
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

import type { Language } from '../../src/site/languages';

export interface PlacedText {
  text: string;
  /** The element's own or inherited language. */
  lang: string;
  /** Whether it is isolated from the direction around it. */
  isIsolated: boolean;
  place: string;
}

const spoken = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];

export function textsIn(document: Document): PlacedText[] {
  return [...document.querySelectorAll('title, body *:not(script)')].flatMap((element) => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
    const values = [
      ...own.map(({ textContent }) => [textContent, element.localName] as const),
      ...spoken.map(
        (name) => [element.getAttribute(name), `${element.localName}[${name}]`] as const,
      ),
    ];
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
    const isIsolated = element.closest('bdi') !== null;
    return values
      .map(([text, place]) => ({ text: (text ?? '').trim(), lang, isIsolated, place }))
      .filter(({ text }) => text !== '');
  });
}

/** Texts that contain keys, placeholders, tags, entities, or values such as `undefined`. */
export function findRawText(texts: readonly PlacedText[]): string[] {
  const raw =
    /\b(common|home|services|deliverables|references|samples)(\/[\w-]+)?:\w|\{\{|\}\}|<\/?\w+>|&(\w+|#\d+);|\bundefined\b|\bNaN\b|\[object /;
  return list(texts.filter(({ text }) => raw.test(text)));
}

/** Direction marks in texts that visitors can copy; attributes may have them. */
export function findDirectionMarks(texts: readonly PlacedText[]): string[] {
  return list(
    texts.filter(({ text, place }) => !place.includes('[') && /\p{Bidi_Control}/u.test(text)),
  );
}

/** Isolated text, and the name of the key that focuses toasts, which sonner writes. */
const neutral = /\u2066[^\u2069]*\u2069| \(F8\)$/g;

/** Letters of another writing system without a `lang` of their own, and digits that are not Western. */
export function findWritingSystemFaults(
  texts: readonly PlacedText[],
  language: Language,
): string[] {
  const foreign = language.writingSystem === 'arabic' ? /\p{Script=Latin}/u : /\p{Script=Arabic}/u;
  return list(
    texts.filter(
      ({ text, lang, isIsolated }) =>
        /(?![0-9])\p{Nd}/u.test(text) ||
        (lang === language.code && !isIsolated && foreign.test(text.replace(neutral, ''))),
    ),
  );
}

function list(texts: readonly PlacedText[]): string[] {
  return texts.map(({ place, text }) => `${place}: ${text}`);
}

/** Characters to put into a text at the place of the cursor, around what is selected. */
export interface Insertion {
  /** What it is called; letters have no other name than themselves. */
  name?: CharacterName;
  /** On the button. */
  shown: string;
  before: string;
  after: string;
}

type CharacterName =
  | 'dash'
  | 'ellipsis'
  | 'apostrophe'
  | 'quotes'
  | 'comma'
  | 'semicolon'
  | 'question'
  | 'shadda'
  | 'fathatan'
  | 'narrowSpace'
  | 'fixedSpace';

const one = (name: CharacterName, before: string, shown = before): Insertion => {
  return { name, shown, before, after: '' };
};
const quotes = (before: string, after: string, shown: string): Insertion => {
  return { name: 'quotes', shown, before, after };
};

const common = [one('dash', '–'), one('ellipsis', '…')];

/** What the keyboards of a language lack. */
const byLanguage: ReadonlyMap<string, readonly Insertion[]> = new Map([
  ['en', [one('apostrophe', '’'), quotes('“', '”', '“ ”')]],
  [
    'ar',
    [
      ...[quotes('«', '»', '« »'), one('comma', '،'), one('semicolon', '؛'), one('question', '؟')],
      ...[one('shadda', '\u0651', 'ـّ'), one('fathatan', '\u064B', 'ـً')],
    ],
  ],
  [
    'fr',
    [
      ...[one('apostrophe', '’'), quotes('«\u00A0', '\u00A0»', '« »')],
      ...[one('narrowSpace', '\u202F', '␣; ! ?'), one('fixedSpace', '\u00A0', '␣:')],
      ...Array.from('œæÀÇÉÈÊÎÔŒ', (shown) => ({ shown, before: shown, after: '' })),
    ],
  ],
]);

/** The buttons beside the field of a language. */
export function charactersOf(language: string): readonly Insertion[] {
  return [...(byLanguage.get(language) ?? []), ...common];
}

/** The placeholders and tags of an English text that a translation lacks. */
export function missingParts(english: string, text: string): Insertion[] {
  const placeholders = [...new Set(english.match(/\{\{[^}]*\}\}/gu))]
    .filter((part) => !text.includes(part))
    .map((part) => ({ shown: part, before: part, after: '' }));
  const tags = [...new Set(Array.from(english.matchAll(/<(\w+)>/gu), ([, name]) => name ?? ''))]
    .filter((name) => !text.includes(`<${name}>`) || !text.includes(`</${name}>`))
    .map((name) => ({ shown: `<${name}>`, before: `<${name}>`, after: `</${name}>` }));
  return [...placeholders, ...tags];
}

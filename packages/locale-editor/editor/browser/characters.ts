/** Characters to put into a text at the place of the cursor, around what is selected. */
export interface Insertion {
  name: string;
  /** On the button. */
  shown: string;
  before: string;
  after: string;
}

const one = (name: string, character: string, shown = character): Insertion => {
  return { name, shown, before: character, after: '' };
};
const pair = (name: string, before: string, after: string, shown: string): Insertion => {
  return { name, shown, before, after };
};

const common = [one('Dash', '–'), one('Ellipsis', '…')];

/** What the keyboards of a language lack. */
const byLanguage: ReadonlyMap<string, readonly Insertion[]> = new Map([
  ['en', [one('Apostrophe', '’'), pair('Quotation marks', '“', '”', '“ ”')]],
  [
    'ar',
    [
      pair('Quotation marks', '«', '»', '« »'),
      one('Comma', '،'),
      one('Semicolon', '؛'),
      one('Question mark', '؟'),
      one('Doubled letter (shadda)', '\u0651', 'ـّ'),
      one('Tanwin (fathatan)', '\u064B', 'ـً'),
      pair('Keep a number or Latin words in their place', '\u2066', '\u2069', '⟨ABC⟩'),
    ],
  ],
  [
    'fr',
    [
      one('Apostrophe', '’'),
      pair('Quotation marks with their spaces', '«\u00A0', '\u00A0»', '« »'),
      one('Narrow space before ; ! ?', '\u202F', '␣; ! ?'),
      one('Space before a colon', '\u00A0', '␣:'),
      ...['œ', 'æ', 'À', 'Ç', 'É', 'È', 'Ê', 'Î', 'Ô', 'Œ'].map((letter) => one(letter, letter)),
    ],
  ],
]);

/** The buttons beside the field of a language. */
export function charactersOf(language: string): readonly Insertion[] {
  return [...(byLanguage.get(language) ?? []), ...common];
}

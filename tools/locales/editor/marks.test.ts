import { expect, it } from 'vitest';
import { checkText } from '../rules/checkText';
import { prepareTerms } from '../rules/text';
import { marksIn, withMark, withoutMarks } from './marks';

const id = 'ar/services/visitor-economy-strategy#phases.0.title';

it.each(['Plain', 'نص «عربي»', '{{count}} services', '<figure>25+</figure> years', '🏗️ 𝒳'])(
  'gives %j back',
  (text) => {
    const marked = withMark(text, id);
    expect(withoutMarks(marked)).toBe(text);
    const [open, close] = marksIn(marked);
    expect(open).toMatchObject({ kind: 'open', id });
    expect(marked.slice(open?.end, close?.start)).toBe(text);
  },
);

it('tells a text in a text from the text around it', () => {
  const inner = withMark('Title', 'en/services/x#title');
  const outer = withMark('{{title}} | Firm', 'en/common#meta.title').replace('{{title}}', inner);
  expect(marksIn(outer).map((piece) => (piece.kind === 'open' ? piece.id : 'end'))).toEqual([
    'en/common#meta.title',
    'en/services/x#title',
    'end',
    'end',
  ]);
  expect(withoutMarks(outer)).toBe('Title | Firm');
});

it('consists of characters without a width, a direction or a meaning', () => {
  const [, mark] = /^(.+)Plain/u.exec(withMark('Plain', id)) ?? [];
  expect(mark).toMatch(/^\p{Default_Ignorable_Code_Point}+$/u);
});

it.each([
  ['an empty text, which must stay empty', '', id],
  ['an id that tag characters can’t write', 'x', 'ar/home#ключ'],
  ['a text with tag characters of its own', 'x\u{E0067}', id],
])('leaves %s alone', (_, text, name) => {
  expect(withMark(text, name)).toBe(text);
});

it('could never be saved: the check refuses it', () => {
  const findings = checkText({
    text: withMark('Plain', id),
    english: undefined,
    placeholderSource: undefined,
    language: 'en',
    isSource: true,
    entry: undefined,
    terms: prepareTerms([], []),
    characters: new Set('Plain'),
  });
  expect(findings).toContainEqual(
    expect.objectContaining({ rule: 'control-character', severity: 'error' }),
  );
});

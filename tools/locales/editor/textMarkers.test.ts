import { expect, it } from 'vitest';
import { markersIn, withMarker, withoutMarkers } from './textMarkers';

const id = 'ar/services/visitor-economy-strategy#phases.0.title';

it.each(['Plain', 'نص «عربي»', '{{count}} services', '<figure>25+</figure> years', '🏗️ 𝒳'])(
  'wraps %j so that its id and its words can be read back',
  (text) => {
    const marked = withMarker(text, id);
    expect(withoutMarkers(marked)).toBe(text);
    const [open, close] = markersIn(marked);
    expect(open?.id).toBe(id);
    expect(marked.slice(open?.end, close?.start)).toBe(text);
  },
);

it('tells a text from the text around it', () => {
  const inner = withMarker('Title', 'en/services/x#title');
  const outer = withMarker('{{title}} | Firm', 'en/common#meta.title').replace('{{title}}', inner);
  expect(markersIn(outer).map((end) => end.id)).toEqual([
    'en/common#meta.title',
    'en/services/x#title',
    undefined,
    undefined,
  ]);
  expect(withoutMarkers(outer)).toBe('Title | Firm');
});

it('uses characters that have no width, direction or meaning', () => {
  const [, mark] = /^(.+)Plain/u.exec(withMarker('Plain', id)) ?? [];
  expect(mark).toMatch(/^\p{Default_Ignorable_Code_Point}+$/u);
});

it.each([
  ['an empty text', '', id],
  ['an id beyond ASCII', 'x', 'ar/home#ключ'],
  ['a text that contains tag characters', 'x\u{E0067}', id],
])('returns %s unchanged', (_, text, name) => {
  expect(withMarker(text, name)).toBe(text);
});

import { expect, it } from 'vitest';
import { markersIn, withMarker, withoutMarkers } from './textMarkers';

it('finds nested texts', () => {
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

it('uses characters that have no width, direction or meaning, and form no cluster with a letter', () => {
  const marked = withMarker('Plain', 'ar/home#hero.intro');
  expect(marked.split('Plain')[0]).toMatch(/^\p{Default_Ignorable_Code_Point}+$/u);
  const clusters = Array.from(new Intl.Segmenter().segment(marked), ({ segment }) => segment);
  expect(clusters).toContain('n');
});

it.each(['', 'x\u{E0067}'])('leaves %j without a marker', (text) => {
  expect(withMarker(text, 'ar/home#hero.intro')).toBe(text);
});

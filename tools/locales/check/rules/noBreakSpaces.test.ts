import { expect, it } from 'vitest';
import { keepNoBreakSpaces } from './noBreakSpaces';

const space = '\u00A0';

it.each([
  ['Plus de 20_ans', 'Bien plus de 20 ans', 'Bien plus de 20_ans'],
  [
    'Plus de <stat>20+</stat>_ans',
    'Plus de <stat>25</stat> ans ici',
    'Plus de <stat>25</stat>_ans ici',
  ],
  ['{{count}}_services', 'Les {{count}} services', 'Les {{count}}_services'],
  ['Loi n°_12 du 4_mai_2007', 'La loi n° 12 du 5 mai 2008', 'La loi n°_12 du 5_mai_2008'],
  // A space that was plain, or that is beside another word, stays.
  ['20_ans et 3 pays', '20 années et 3 pays', '20 années et 3 pays'],
  ['Le_Caire', 'Le Caire', 'Le Caire'],
  ['20 ans', '20_ans', '20_ans'],
])('with %j as the earlier wording changes %j to %j', (earlier, text, expected) => {
  const [before, given, wanted] = [earlier, text, expected].map((wording) =>
    wording.replaceAll('_', space),
  );
  expect(keepNoBreakSpaces(given ?? '', before ?? '')).toBe(wanted);
});

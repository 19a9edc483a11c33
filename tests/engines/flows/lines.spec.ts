import { test } from '../test';
import { english, homeOf } from './support';

test('"Africa & GCC" stands on one line in a wide window', async ({ visitor }) => {
  await visitor.open(homeOf(english));
  await visitor.reads(
    'its lines',
    () => {
      const figures = [...document.querySelectorAll('strong')];
      const figure = figures.find(({ textContent }) => textContent === 'Africa & GCC');
      const range = document.createRange();
      if (figure) range.selectNodeContents(figure);
      return [...range.getClientRects()].length;
    },
    null,
    1,
  );
});

import type { BookData } from '../render/data';
import { createBook, find } from './book';
import { createModel } from './model';
import { createSearchBox } from './searchBox';
import { createViewer } from './viewer';

const model = createModel(JSON.parse(find('#data').textContent) as BookData);
const book = createBook(model);
const viewer = createViewer(model, book.choose);
createSearchBox(model, book.choose);

/** What is scrolled to must not lie below the bar, whose height depends on what it says. */
const bar = find('.toolbar');
new ResizeObserver(() => {
  document.documentElement.style.setProperty('--bar', `${bar.offsetHeight}px`);
}).observe(bar);

if (window.matchMedia('(width < 40rem)').matches) find('[name="width"][value="phone"]').click();

document.querySelector('main')?.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('[data-picture]') : null;
  // With a modifier the picture opens in a tab of its own, as links do.
  if (!(link instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  viewer.open(link.dataset['picture'] ?? '', book.chosen());
});

import { hasMark, withoutMarks } from '../marks/marks';

/** What is copied from the page holds no marks. */
export function copyWithoutMarks(): void {
  document.addEventListener('copy', (event) => {
    const copied = window.getSelection()?.toString() ?? '';
    if (!hasMark(copied) || !event.clipboardData) return;
    event.clipboardData.setData('text/plain', withoutMarks(copied));
    event.preventDefault();
  });
}

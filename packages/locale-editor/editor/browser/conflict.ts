import type { Language } from '../../../../src/site/languages';
import { strings } from '../strings';
import type { EditedText } from './editedText';
import { button, element } from './element';

interface ConflictActions {
  onTake: (theirs: string) => void;
  onKeep: () => void;
}

/** Shows what the file says now beside what the translator has written, and lets choose. */
export function createConflict({ code, direction }: Language, { onTake, onKeep }: ConflictActions) {
  const theirs = element('blockquote', { lang: code, dir: direction });
  const reason = element('p');
  const take = button(strings.takeTheirs, () => onTake(theirs.textContent));
  const block = element(
    'div',
    { class: 'conflict', role: 'alert', hidden: true },
    reason,
    theirs,
    element('div', { class: 'actions' }, take, button(strings.keepMine, onKeep)),
  );
  return {
    block,
    show({ isOutrun, disk }: EditedText): void {
      const isThere = disk.state === 'there';
      block.hidden = !isOutrun;
      reason.textContent = isThere ? strings.conflict : strings.removed;
      theirs.textContent = isOutrun ? disk.text : '';
      theirs.hidden = take.hidden = !isThere;
    },
  };
}

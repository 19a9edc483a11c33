import type { Language } from '../../../src/i18n/languages';
import { strings } from '../strings';
import { button, element } from './element';

interface ConflictActions {
  onTake: (theirs: string) => void;
  onKeep: () => void;
}

/** Shows what the file says now beside what the translator has written, and lets choose. */
export function createConflict({ code, direction }: Language, { onTake, onKeep }: ConflictActions) {
  const theirs = element('blockquote', { lang: code, dir: direction });
  const block = element(
    'div',
    { class: 'conflict', role: 'alert', hidden: true },
    element('p', {}, strings.conflict),
    theirs,
    element(
      'div',
      { class: 'actions' },
      button(strings.takeTheirs, () => onTake(theirs.textContent)),
      button(strings.keepMine, onKeep),
    ),
  );
  return {
    block,
    /** null hides it. */
    show(text: string | null): void {
      block.hidden = text === null;
      theirs.textContent = text ?? '';
    },
  };
}

import { defaultLanguage } from '../../../../src/site/languages';
import type { Finding } from '../../../locale-kit/check/finding';
import { staleRule } from '../../../locale-kit/check/finding';
import { excerpt } from '../../../locale-kit/stale/wordDiff';
import type { DiffPart } from '../../../locale-kit/stale/wordDiff';
import { strings } from '../strings';
import { button, element } from './element';

/** Shows what has changed in English since a text was translated, and takes the text as right. */
export function createEnglishChange(onAccept: () => void) {
  const { code, direction } = defaultLanguage;
  const change = element('p', { lang: code, dir: direction, class: 'diff' });
  const block = element(
    'div',
    { class: 'change', hidden: true },
    element('p', {}, element('strong', {}, strings.englishChanged)),
    change,
    element('p', { class: 'quiet' }, strings.englishChangedHelp),
    button(strings.accept, onAccept),
  );
  return {
    block,
    /** Shows the finding that English has changed, if it is among these. */
    show(findings: readonly Finding[]): void {
      const stale = findings.find(({ rule }) => rule === staleRule);
      block.hidden = !stale;
      change.replaceChildren(...excerpt(stale?.change ?? []).flatMap(diffPart));
      change.hidden = !stale?.change;
    },
  };
}

/** The space behind a word is no change of its own. */
function diffPart({ kind, text }: DiffPart): (Node | string)[] {
  if (kind === 'same') return [text];
  const words = text.trimEnd();
  return [element(kind === 'removed' ? 'del' : 'ins', {}, words), text.slice(words.length)];
}

import { formatFinding } from '../check/report';
import { idOf } from '../files/keys';
import { SpokenError } from '../messages/SpokenError';
import { wordsIn } from '../messages/wordsIn';
import { fingerprintPrefix } from '../record/records';
import { excerpt, formatDiff, wordDiff } from '../record/wordDiff';
import { reasonOf, type ReceivedText, type Receipt } from './receive';

/**
 * Prints each received text with its change word by word, and the number of texts that are held back for each reason.
 * @param language of the terminal
 */
export function receiptReport({ author, texts, open, canTake }: Receipt, language = 'en'): string {
  const { say } = wordsIn(language);
  const count = (wanted: ReceivedText['verdict']) =>
    texts.filter(({ verdict }) => verdict === wanted).length;
  const reasons = texts.flatMap((text) => reasonOf(text) ?? []);
  const counted = [...new Set(reasons)].map((reason) => {
    const number = reasons.filter((given) => given === reason).length;
    return `${number} ${say(`terminal.reasons.${reason}.count`)}`;
  });
  const counts = { taken: count('taken'), same: count('same'), open, heldBack: reasons.length };
  const totals = say('terminal.receipt', counts);
  const lines = [
    ...(author ? [say('terminal.from', { author })] : []),
    ...texts
      .filter(({ verdict }) => verdict !== 'same')
      .map((text) => describeReceived(text, language)),
    `${[totals, counted.join(', ')].filter(Boolean).join(': ')}.`,
    ...canTake.slice(0, 1).map((id) => {
      const partial = reasons.length > 1 ? ' --partial' : '';
      return say('terminal.takeOne', { options: `-- --write${partial} --take ${id}` });
    }),
  ];
  // A received text may contain characters that control a terminal.
  return lines.join('\n').replace(/(?!\n)\p{Cc}/gu, '');
}

function describeReceived(text: ReceivedText, language: string): string {
  const { say } = wordsIn(language);
  const { verdict, now, target, previous, advice } = text;
  const seen = previous.filter((wording) => !wording.startsWith(fingerprintPrefix)).slice(0, 1);
  const replaced = seen.map((wording) => say('terminal.replaces', { wording }));
  const conflict = [...replaced, say('terminal.isNow', { wording: now })];
  const detail = detailOf(text, language);
  const warnings = advice.filter(({ severity }) => severity === 'warning');
  const lines = [
    ...(['changedHere', 'noOldWording'].includes(verdict) ? conflict : []),
    target === now ? say('terminal.confirmed') : formatDiff(excerpt(wordDiff(now, target))),
    ...(detail ? [`! ${detail}`] : []),
    ...warnings.map((found) => `? ${formatFinding(found, language)}`),
  ];
  return [idOf(text), ...lines.map((line) => `  ${line}`)].join('\n');
}

/** Why a text is held back; of a text that is taken, whether it will be stale. */
function detailOf(text: ReceivedText, language: string): string {
  const { say, explain } = wordsIn(language);
  const { name, key, part, error, newEnglish: english } = text;
  const reason = reasonOf(text);
  if (!reason) return english === undefined ? '' : say('terminal.willBeStale', { english });
  if (error instanceof SpokenError) return error.messageIn(language);
  if (error) return Object.values(explain(error)).join(' ');
  const sentence = say(`terminal.reasons.${reason}.why`);
  if (part === undefined) return sentence;
  const command = `npm run locales rename ${name}#${key} ${name}#${part}`;
  const addition =
    reason === 'unknown'
      ? say('terminal.mayBeRenamed', { id: idOf({ ...text, key: part }), command })
      : say('terminal.quoted', { text: part });
  return `${sentence} ${addition}`;
}

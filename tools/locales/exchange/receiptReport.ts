import { formatFinding } from '../check/report';
import { idOf } from '../files/keys';
import { SpokenError } from '../messages/SpokenError';
import { terminalWords, type TerminalWords } from '../messages/terminal';
import { wordsIn } from '../messages/wordsIn';
import { fingerprintPrefix } from '../record/records';
import { excerpt, formatDiff, wordDiff } from '../record/wordDiff';
import { reasonOf, type ReceivedText, type Receipt } from './receive';

/**
 * Prints each received text with its change word by word, and the number of texts that are held back for each reason.
 * @param language of the terminal
 */
export function receiptReport({ author, texts, open, canTake }: Receipt, language = 'en'): string {
  const words = terminalWords(language);
  const count = (wanted: ReceivedText['verdict']) =>
    texts.filter(({ verdict }) => verdict === wanted).length;
  const reasons = texts.flatMap((text) => reasonOf(text) ?? []);
  const counted = [...new Set(reasons)].map(
    (reason) => `${reasons.filter((given) => given === reason).length} ${words.reasons[reason][0]}`,
  );
  const totals = words.receipt(count('taken'), count('same'), open, reasons.length);
  const lines = [
    ...(author ? [words.from(author)] : []),
    ...texts
      .filter(({ verdict }) => verdict !== 'same')
      .map((text) => describeReceived(text, words, language)),
    `${[totals, counted.join(', ')].filter(Boolean).join(': ')}.`,
    ...canTake.slice(0, 1).map((id) => {
      const partial = reasons.length > 1 ? ' --partial' : '';
      return words.takeOne(`-- --write${partial} --take ${id}`);
    }),
  ];
  // A received text may contain characters that control a terminal.
  return lines.join('\n').replace(/(?!\n)\p{Cc}/gu, '');
}

function describeReceived(text: ReceivedText, words: TerminalWords, language: string): string {
  const { verdict, now, target, previous, advice } = text;
  const seen = previous.filter((wording) => !wording.startsWith(fingerprintPrefix)).slice(0, 1);
  const conflict = [...seen.map(words.replaces), words.isNow(now)];
  const detail = detailOf(text, words, language);
  const warnings = advice.filter(({ severity }) => severity === 'warning');
  const lines = [
    ...(['changedHere', 'noOldWording'].includes(verdict) ? conflict : []),
    target === now ? words.confirmed : formatDiff(excerpt(wordDiff(now, target))),
    ...(detail ? [`! ${detail}`] : []),
    ...warnings.map((found) => `? ${formatFinding(found, language)}`),
  ];
  return [idOf(text), ...lines.map((line) => `  ${line}`)].join('\n');
}

/** Why a text is held back; of a text that is taken, whether it will be stale. */
function detailOf(text: ReceivedText, words: TerminalWords, language: string): string {
  const { name, key, part, error, newEnglish } = text;
  const reason = reasonOf(text);
  if (!reason) return newEnglish === undefined ? '' : words.willBeStale(newEnglish);
  if (error instanceof SpokenError) return error.messageIn(language);
  if (error) return Object.values(wordsIn(language).explain(error)).join(' ');
  const [, sentence] = words.reasons[reason];
  if (part === undefined) return sentence;
  const command = `npm run locales rename ${name}#${key} ${name}#${part}`;
  const addition =
    reason === 'unknown'
      ? words.mayBeRenamed(idOf({ ...text, key: part }), command)
      : words.quoted(part);
  return `${sentence} ${addition}`;
}

import { mask } from '../check/rules/mask';
import type { Terms } from '../check/terms';
import type { LocaleText } from '../files/localeFile';
import { withoutLabel } from '../files/placeholderText';
import type { Words } from '../messages/wordsIn';
import { fingerprint, fingerprintPrefix } from '../record/records';
import { bare, isAlike, isSameWording, plain } from './compareWordings';
import type { ReadUnit } from './unit';

/** A verdict other than `taken` and `same` is the reason why the text is held back. */
export type Verdict = 'taken' | 'same' | keyof Words['terminal']['reasons'];

/**
 * Judges a unit without the other units of its file.
 * @param now the present wording; '' if nobody has translated the text
 * @param english code of the source language
 * @returns `part`: of a text that is half translated, the English sentence that is left
 */
export function judge(
  unit: ReadUnit,
  now: string,
  text: LocaleText,
  english: string,
  terms: Terms,
): { verdict: Verdict; part?: string } {
  const { language, source, target, previous, problem, claims } = unit;
  const isOf = (claimed: string, code: string) => ['', subtag(code)].includes(subtag(claimed));
  if (!isOf(claims.target, language) || !isOf(claims.source, english))
    return { verdict: 'otherLanguage' };
  if (problem === 'twoTargets' || problem === 'codes') return { verdict: problem };
  if (isSameWording(target, now, language)) {
    const isConfirmed = !problem && text.isStale && isAlike(source, text.english);
    return { verdict: isConfirmed ? 'taken' : 'same' };
  }
  const isSeen = previous.some(
    (wording) =>
      isAlike(wording, now) ||
      isSameWording(wording, now, language) ||
      wording === fingerprintPrefix + fingerprint(now),
  );
  // The target is the wording that was received: it brings nothing new.
  if (target === previous[0] && !isSeen) return { verdict: 'same' };
  if (problem) return { verdict: problem };
  if (language !== english && !text.meta.perLanguage && !mayBeEnglish(unit, text, terms)) {
    const sources = [source, text.english, text.madeFrom ?? ''].filter(Boolean);
    if (sources.some((wording) => bare(withoutLabel(target)) === bare(wording)))
      return { verdict: 'stillEnglish' };
    const part = untranslatedSentence(sources, target, now);
    if (part !== undefined) return { verdict: 'halfTranslated', part };
  }
  if (now === '' || isSeen) return { verdict: 'taken' };
  return { verdict: previous.length > 0 ? 'changedHere' : 'noOldWording' };
}

const subtag = (code: string) => code.toLowerCase().split(/[-_]/u, 1)[0] ?? '';

function mayBeEnglish({ target, language }: ReadUnit, { english }: LocaleText, terms: Terms) {
  return (
    !/\p{L}/u.test(mask(target)) ||
    [target, plain(target)].some((wording) => terms.isAllowed(wording, language)) ||
    terms.translationsOf(english, language).includes(target)
  );
}

/** The first English sentence that a target still has and the present wording doesn't. */
function untranslatedSentence(sources: readonly string[], target: string, now: string) {
  const sentences = sources.flatMap(sentencesOf);
  return sentences.find(
    (sentence) => bare(target).includes(bare(sentence)) && !bare(now).includes(bare(sentence)),
  );
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of an English text, without names (capitals alone) and single words, which may stay English. */
function sentencesOf(english: string): string[] {
  const isProse = (sentence: string) =>
    /(?<!\p{L})\p{Ll}{2,}/u.test(mask(sentence)) && /\p{L}\P{L}+\p{L}/u.test(mask(sentence));
  const sentences = Array.from(segmenter.segment(english), ({ segment }) => segment.trim());
  return sentences.filter(isProse);
}

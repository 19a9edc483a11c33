import { checkLocales, isUntranslated } from './check';
import { staleRule, type Finding } from './finding';
import { mask } from './rules/mask';
import { isGarbled, repairText } from './rules/patterns';
import { formatFinding } from './report';
import { prepareTerms } from './rules/text';
import { placeTexts } from './edit';
import { wantedTexts, type ExchangeUnit } from './units';
import { allowListPath, fileText, localePath, type LocaleInput } from './files';
import { hashOf, isRecorded } from './records';
import { accept } from './stale';
import { excerpt, formatDiff, wordDiff } from './wordDiff';
import { idOf, type HandIn, type HandInText } from './handInFile';

/**
 * What becomes of a text: it is taken; nothing of it is to be changed here; it was changed here too; it
 * can't be taken.
 */
export type ReceivedStatus = 'new' | 'same' | 'conflict' | 'refused';

export interface ReceivedText extends HandInText {
  status: ReceivedStatus;
  /** The text as it is here; null if it is missing. */
  now: string | null;
  /** Whether taking it notes from which English it was made. */
  notesEnglish: boolean;
  /** Why it is refused or in conflict, or what has changed in the meantime. */
  reason: string | null;
  /** What the check says of the new text here. */
  findings: Finding[];
}

/** What came in: a file that was handed in, or texts of a table or a translation program. */
export type Received = Pick<HandIn, 'author' | 'texts'>;

export interface Receipt {
  received: Received;
  texts: ReceivedText[];
}

export interface ReceiptOptions {
  /** Texts to take although they were changed here too, as `fr/home#hero.headline`. */
  take?: readonly string[];
}

/**
 * What receiving would change, checked as the check of all texts does it. Nothing is written.
 * @throws if a locale file can't be read, or the texts have slipped to their neighbours' places
 */
export function planReceipt(
  received: Received,
  input: LocaleInput,
  { take = [] }: ReceiptOptions = {},
): Receipt {
  const ids = new Set(received.texts.map(idOf));
  const unknown = take.find((id) => !ids.has(id));
  if (unknown !== undefined) {
    throw new Error(`--take ${unknown}: no text of that name came. Write fr/home#hero.headline`);
  }
  const wanted = wantedBy(received.texts, input);
  const untranslated = new Set(
    checkLocales(input)
      .findings.filter(isUntranslated)
      .map(({ file, key }) => `${file} ${key}`),
  );
  stopIfGarbled(received.texts);
  stopIfShifted(received.texts, wanted);
  const seen = new Set<string>();
  const compared = received.texts.map((given) => {
    const known = wanted.get(idOf(given));
    const mended = repaired(given, known, input);
    // What stands here may be the same text with its typography corrected.
    const isMended = known?.translation === mended.new;
    const text = isMended
      ? mended
      : { ...given, ...(mended.earlier && { earlier: mended.earlier }) };
    const isSecond = seen.has(idOf(text));
    seen.add(idOf(text));
    const place = `${localePath(text.language, text.file)} ${text.key}`;
    const isFree = untranslated.has(place) || take.includes(idOf(text));
    return compare(text, known, isSecond, input, isFree);
  });
  const offered = compared.filter(
    ({ status, now, new: text }) => (status === 'new' || status === 'conflict') && now !== text,
  );
  const { files, withoutPlace } = placed(offered, input);
  const { findings } = checkLocales({
    ...input,
    files: new Map([...input.files, ...files]),
  });
  const texts = compared.map((text): ReceivedText => {
    const file = localePath(text.language, text.file);
    // The records, which say of older texts that they are out of date, change with the text.
    const isCurrent = text.english === wanted.get(idOf(text))?.english;
    const own = findings.filter(
      (finding) =>
        finding.file === file &&
        finding.key === text.key &&
        !(isCurrent && finding.rule === staleRule),
    );
    const error = offered.includes(text) && own.find(({ severity }) => severity === 'error');
    const reason = withoutPlace.get(text) ?? (error && `${error.message} ${error.suggestion}`);
    return { ...(reason ? { ...text, status: 'refused', reason } : text), findings: own };
  });
  return { received, texts };
}

/** The texts that the site wants of those that came, by their ids. */
function wantedBy(texts: readonly HandInText[], input: LocaleInput): Map<string, ExchangeUnit> {
  const ids = new Set(texts.map(idOf));
  const languages = new Set(texts.map(({ language }) => language));
  const known = input.languages.map(({ code }) => code).filter((code) => languages.has(code));
  const units = known.flatMap((language) => {
    const comes = (file: string, key: string) => ids.has(idOf({ language, file, key }));
    return [...wantedTexts(input, language, comes).values()]
      .flat()
      .map((unit) => [idOf({ language, file: unit.name, key: unit.key }), unit] as const);
  });
  return new Map(units);
}

/** @throws if what we gave comes back in another encoding */
function stopIfGarbled(texts: readonly HandInText[]): void {
  const garbled = texts.find(({ english, old }) => isGarbled(english) || isGarbled(old ?? ''));
  if (garbled) {
    throw new Error(
      `Nothing is taken: the file was saved in another encoding, see ${idOf(garbled)}. Save it as UTF-8.`,
    );
  }
}

/** So many texts in their neighbours' places are no coincidence. */
const leastShifted = 3;

/** @throws if most texts that differ from ours are, or are said to translate, their neighbours' */
function stopIfShifted(texts: readonly HandInText[], wanted: ReadonlyMap<string, ExchangeUnit>) {
  const units = [...wanted.values()];
  const placeOf = new Map(units.map((unit, at) => [unit, at]));
  for (const [side, ours] of [
    ['new', 'translation'],
    ['english', 'english'],
  ] as const) {
    const changed = texts.flatMap((text) => {
      const unit = wanted.get(idOf(text));
      const isChanged = unit && unit.english !== '' && text[side] !== unit[ours];
      return isChanged ? [{ text, at: placeOf.get(unit) ?? 0 }] : [];
    });
    const shifted = changed.filter(({ text, at }) =>
      [units[at - 1], units[at + 1]].some((unit) => unit?.[ours] === text[side]),
    );
    if (shifted.length >= leastShifted && shifted.length * 2 > changed.length) {
      throw new Error(
        `Nothing is taken: ${shifted.length} of ${changed.length} changed texts are those of the row above or below, such as ${shifted[0] ? idOf(shifted[0].text) : ''}. A column has slipped: put it right in the file.`,
      );
    }
  }
}

/** A text without what a rule can put right; if it differs from ours in its spaces alone, ours. */
function repaired(text: HandInText, known: ExchangeUnit | undefined, input: LocaleInput) {
  if (!input.languages.some(({ code }) => code === text.language)) return text;
  const plain = (one: string | null | undefined) => one?.replace(/\s+/gu, ' ').trim();
  const alike = [known?.translation, text.old].find((one) => one && plain(one) === plain(text.new));
  const old =
    plain(text.old) === plain(known?.translation) ? (known?.translation ?? null) : text.old;
  const mend = (one: string) => repairText(one, text.language);
  // What was handed in before may have been taken mended.
  const earlier = text.earlier?.flatMap((one) => [one, mend(one)]);
  return { ...text, old, ...(earlier && { earlier }), new: alike ?? mend(text.new) };
}

/** @param isFree whether it may replace what stands here, as nobody has written that or it was chosen */
function compare(
  text: HandInText,
  known: ExchangeUnit | undefined,
  isSecond: boolean,
  input: LocaleInput,
  isFree: boolean,
): ReceivedText {
  const now = known?.translation ?? null;
  const isNew = now !== text.new;
  const isSource = text.language === input.source;
  const isTracked =
    !isSource && known?.english !== '' && isRecorded(text.language, input.files.keys());
  const isCurrent = known !== undefined && known.record === hashOf(known.english);
  // That somebody has found a text right here for the English of today is not undone.
  const notesEnglish = isTracked && (isNew || !isCurrent);
  const compared = { ...text, now, notesEnglish, findings: [], reason: null };
  const refused = (reason: string) => ({ ...compared, status: 'refused', reason }) as const;
  if (!known) return refused(whyUnknown(text, input));
  if (isSecond) return refused('The text stands twice in the file.');
  if (text.new.trim() === '') return refused('The text is empty.');
  if (isNew && isEnglish(text, known, input)) {
    return refused(
      `It is the English, not a translation. If it is right so, add it to ${allowListPath}.`,
    );
  }
  const isExpected = [text.new, text.old, ...(text.earlier ?? [])].includes(now);
  if (now?.trim() && !isExpected && !isFree) {
    const reason = `It was changed here in the meantime; to take it in spite of that: -- --take ${idOf(text)}`;
    return { ...compared, status: 'conflict', reason };
  }
  const isConfirmed = notesEnglish && hashOf(text.english) !== known.record;
  const isOutdated = !isSource && text.english !== known.english && (isNew || isConfirmed);
  return {
    ...compared,
    status: isNew || isConfirmed ? 'new' : 'same',
    reason: isOutdated
      ? `The English text has changed since: it is now “${known.english}”. The text will be listed as out of date.`
      : null,
  };
}

/** Whether a translation is the English itself: a program confirms what nobody has translated. */
function isEnglish(text: HandInText, known: ExchangeUnit, { source, allowed }: LocaleInput) {
  const isCopy = [text.english, known.english].includes(text.new);
  if (text.language === source || !isCopy || !/\p{L}/u.test(mask(text.new))) return false;
  return !prepareTerms([], allowed).isAllowed(text.new, text.language);
}

function whyUnknown({ language, file }: HandInText, { languages, schemas }: LocaleInput): string {
  if (!languages.some(({ code }) => code === language)) {
    return `The site has no such language yet: npm run locales new-language ${language}, then receive once more.`;
  }
  const slug = /\/([^/]+)$/u.exec(file)?.[1];
  return slug === undefined || schemas.has(file)
    ? 'The site has no such text (any more).'
    : `The site has no such page yet: npm run locales new-service ${slug}, then receive once more.`;
}

/** The files with texts put into them, and why those have no place that can't stand in them. */
function placed(texts: readonly ReceivedText[], input: LocaleInput) {
  const wanted = [...wantedBy(texts, input)];
  const files = new Map<string, string>();
  const withoutPlace = new Map<ReceivedText, string>();
  for (const path of new Set(texts.map(({ language, file }) => localePath(language, file)))) {
    const own = texts.filter(({ language, file }) => localePath(language, file) === path);
    const start = own[0] ? idOf({ ...own[0], key: '' }) : '';
    const order = wanted.filter(([id]) => id.startsWith(start)).map(([, { key }]) => key);
    const values = new Map(own.map((text) => [text.key, text.new]));
    const { content, refused } = placeTexts(fileText(input, path), values, order);
    files.set(path, content);
    for (const text of own) {
      const reason = refused.get(text.key);
      if (reason) withoutPlace.set(text, reason);
    }
  }
  return { files, withoutPlace };
}

/**
 * The files that receiving writes: the texts that are taken, and from which English they were made.
 * @returns path from the repository's root -> new content, of files that change
 */
export function receiptFiles({ texts }: Receipt, input: LocaleInput): Map<string, string> {
  const taken = texts.filter(({ status }) => status === 'new');
  const { files: written } = placed(
    taken.filter((text) => text.new !== text.now),
    input,
  );
  const recorded = taken.filter(({ notesEnglish }) => notesEnglish);
  for (const { language, file: name } of recorded) {
    const own = recorded.filter((text) => text.language === language && text.file === name);
    const english = new Map(own.map((text) => [text.key, text.english]));
    const now = { ...input, files: new Map([...input.files, ...written]) };
    const records = accept(now, { language, name, keys: [...english.keys()], english });
    for (const [path, content] of records) written.set(path, content);
  }
  return new Map([...written].filter(([path, content]) => content !== fileText(input, path)));
}

/** What receiving would change and what the check says of it, for a terminal. */
export function receiptReport({ received, texts }: Receipt): string {
  const { author } = received;
  const having = (status: ReceivedStatus) => texts.filter((text) => text.status === status);
  const counts = [
    `${having('new').length} to take`,
    `${having('same').length} the same`,
    `${having('conflict').length} held back, changed here too`,
    `${having('refused').length} refused`,
  ];
  const lines = [
    ...(author ? [`From: ${author}`] : []),
    ...texts.filter(({ status }) => status !== 'same').map(describeReceived),
    `${counts.join(', ')}.`,
  ];
  // What a stranger wrote may hold codes that change a terminal.
  return lines.join('\n').replace(/(?!\n)\p{Cc}/gu, '');
}

/** What is taken as it is stands in one line, as far as it has changed; the editor shows it whole. */
function describeReceived(text: ReceivedText): string {
  const { status, now, old, reason, findings } = text;
  const isNew = now !== text.new;
  const change = excerpt(wordDiff(now ?? '', text.new));
  return [
    idOf(text),
    ...(status === 'conflict' ? [`  received as: ${old ?? '(missing)'}`, `  is now: ${now}`] : []),
    isNew ? `  ${formatDiff(change)}` : '  checked, still right',
    ...(reason === null ? [] : [`  ! ${reason}`]),
    ...findings
      .filter(({ severity }) => severity === 'warning')
      .map((finding) => `  ? ${formatFinding(finding)}`),
  ].join('\n');
}

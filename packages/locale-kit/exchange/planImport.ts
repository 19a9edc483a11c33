import { checkLocales, type LocaleInput } from '../check/check';
import type { Finding } from '../check/finding';
import { setTexts } from '../edit/setTexts';
import { localePath } from '../check/layout';
import { fileText } from '../check/wanted';
import type { ExchangeFile, ExchangeUnit } from './exchangeFile';
import { wantedTexts } from './wantedTexts';

/** A text that an import would change. */
export interface TextChange {
  /** Path from the repository's root. */
  file: string;
  key: string;
  before: string | undefined;
  after: string;
  /** What the check says of the new text. */
  findings: Finding[];
}

/** What an import would do. */
export interface ImportPlan {
  language: string;
  changes: TextChange[];
  /** File name -> the texts that a translator has returned for the present English, changed or not. */
  confirmed: ReadonlyMap<string, readonly string[]>;
  /** Texts that are not taken over, with the reason. */
  leftOut: { place: string; reason: string }[];
  unchanged: number;
  /** Texts that have no translation in the file. */
  untranslated: number;
  /** Path -> the new text of each file that would change. */
  files: ReadonlyMap<string, string>;
}

/**
 * What an import would change, checked as the check of all texts does it. Nothing is written.
 * @throws if the list has no such language, or a locale file can't be read
 */
export function planImport({ language, units }: ExchangeFile, input: LocaleInput): ImportPlan {
  if (!input.languages.some(({ code }) => code === language)) {
    throw new Error(`The file is for "${language}", which the site has not.`);
  }
  const wanted = wantedTexts(input, language);
  const plan = { leftOut: [] as ImportPlan['leftOut'], unchanged: 0, untranslated: 0 };
  const accepted = new Map<string, Map<string, string>>();
  const confirmed = new Map<string, string[]>();
  for (const unit of units) {
    const known = wanted.get(unit.name)?.find(({ key }) => key === unit.key);
    const texts = accepted.get(unit.name) ?? new Map<string, string>();
    const reason = reasonToLeaveOut(unit, known, texts.get(unit.key));
    if (!unit.translation?.trim()) plan.untranslated += 1;
    else if (reason) plan.leftOut.push({ place: `${unit.name} ${unit.key}`, reason });
    else {
      confirmed.set(unit.name, [...(confirmed.get(unit.name) ?? []), unit.key]);
      if (unit.translation === known?.translation) plan.unchanged += 1;
      else accepted.set(unit.name, texts.set(unit.key, unit.translation));
    }
  }
  const files = new Map(
    [...accepted].map(([name, texts]) => {
      const path = localePath(language, name);
      const order = (wanted.get(name) ?? []).map(({ key }) => key);
      return [path, setTexts(fileText(input, path), texts, order)] as const;
    }),
  );
  const { findings } = checkLocales({ ...input, files: new Map([...input.files, ...files]) });
  const changes = [...accepted].flatMap(([name, texts]) => {
    const file = localePath(language, name);
    const before = new Map(wanted.get(name)?.map((unit) => [unit.key, unit.translation]));
    return [...texts].map(([key, after]) => {
      const own = findings.filter((finding) => finding.file === file && finding.key === key);
      return { file, key, before: before.get(key), after, findings: own };
    });
  });
  return { language, changes, confirmed, files, ...plan };
}

function reasonToLeaveOut(
  { english, translation }: ExchangeUnit,
  known: ExchangeUnit | undefined,
  earlier: string | undefined,
): string | null {
  if (!known) return 'The site has no such text (any more).';
  if (english !== known.english) {
    return `The English text has changed since the export: it is now “${known.english}”.`;
  }
  return earlier !== undefined && earlier !== translation
    ? 'The text stands twice in the file.'
    : null;
}

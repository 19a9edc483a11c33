import { idOf } from '../files/keys';
import { localeTexts, type LocaleText } from '../files/localeFile';
import { isPlaceholderText } from '../files/placeholderText';
import type { LocaleInput } from '../files/project';
import { fingerprintPrefix } from '../record/records';
import type { ReadUnit, WrittenUnit } from './unit';

interface Earlier {
  /** The locale files as they were received. */
  received: LocaleInput['files'];
  /** Units that were handed in before. */
  handedIn?: readonly ReadUnit[];
  /**
   * Includes English that no translation is recorded for: the translator may have changed it before the received files
   * were copied. If the publisher has the same English, receiving it changes nothing.
   */
  withEarlyEnglish?: boolean;
}

/** The texts of all languages that have changed since they were received. */
export function changedUnits(
  input: LocaleInput,
  { received, handedIn = [], withEarlyEnglish = false }: Earlier,
): WrittenUnit[] {
  const receivedTexts = localeTexts({ ...input, files: received });
  const receivedById = new Map(receivedTexts.map((text) => [idOf(text), text]));
  const recorded = recordedEnglish(receivedTexts, input.source);
  return localeTexts(input).flatMap((text) => {
    const id = idOf(text);
    const before = receivedById.get(id);
    const units = handedIn.filter((unit) => idOf(unit) === id);
    const unit =
      text.language === input.source
        ? changedEnglish(text, before, units, recorded.get(id) ?? [])
        : changedTranslation(text, before, units);
    const isEarlyEnglish = text.language === input.source && unit?.target === before?.translation;
    return unit && (withEarlyEnglish || !isEarlyEnglish) ? [unit] : [];
  });
}

/** By id of the English text, the wordings that its translations are recorded for. */
function recordedEnglish(texts: readonly LocaleText[], source: string): Map<string, string[]> {
  const recorded = new Map<string, string[]>();
  for (const { name, key, madeFrom } of texts) {
    const id = idOf({ language: source, name, key });
    const wordings = recorded.get(id) ?? [];
    if (madeFrom !== undefined && !wordings.includes(madeFrom))
      recorded.set(id, [...wordings, madeFrom]);
  }
  return recorded;
}

/** A wording; undefined if somebody still has to write it. */
const written = (wording = ''): string | undefined =>
  wording.trim() === '' || isPlaceholderText(wording) ? undefined : wording;

/** Other wordings that were handed in, until a wording is received that answers them. */
function pending(handedIn: readonly ReadUnit[], now: string, then: string | undefined): string[] {
  const valid = handedIn.filter(({ previous }) => then === undefined || previous.includes(then));
  const wordings = new Set(valid.map(({ target }) => target));
  return [...wordings].filter((wording) => wording !== now && wording !== then);
}

function unitOf(
  { language, name, key }: LocaleText,
  source: string,
  target: string,
  previous: readonly (string | undefined)[],
): WrittenUnit {
  const seen = previous.filter((wording) => wording !== undefined);
  return { language, name, key, source, target, previous: seen, isDone: true };
}

/** An English text whose wording differs from the received one, or from what its translations are recorded for. */
function changedEnglish(
  text: LocaleText,
  received: LocaleText | undefined,
  handedIn: readonly ReadUnit[],
  recorded: readonly string[],
): WrittenUnit | undefined {
  const [now, then] = [written(text.translation), written(received?.translation)];
  if (now === undefined) return undefined;
  const others = pending(handedIn, now, then);
  const isEarly = then !== undefined && recorded.length > 0 && !recorded.includes(then);
  const early = isEarly ? recorded : [];
  const isChanged = now !== then || others.length > 0;
  if (isChanged) return unitOf(text, then ?? '', now, [then, ...early, ...others]);
  return isEarly ? unitOf(text, recorded[0] ?? '', now, early) : undefined;
}

/** A translation that differs from the received one in its wording, or in the English that it is recorded for. */
function changedTranslation(
  text: LocaleText,
  received: LocaleText | undefined,
  handedIn: readonly ReadUnit[],
): WrittenUnit | undefined {
  const { english, madeFrom } = text;
  const [now, then] = [written(text.translation), written(received?.translation)];
  if (now === undefined) return undefined;
  const others = pending(handedIn, now, then);
  // Changed before the received files were copied: the record still belongs to the publisher's wording.
  const isEarly = english !== '' && then !== undefined && received && !received.madeFrom;
  const isConfirmed = madeFrom === english && received?.madeFrom !== english;
  if (now === then && others.length === 0 && !isConfirmed && !isEarly) return undefined;
  const early = isEarly && received.record && fingerprintPrefix + received.record.translation;
  const seen = isEarly && now === then ? undefined : then;
  // A text that was changed without the editor stays as stale as it was.
  const source = madeFrom ?? received?.record?.english ?? english;
  return unitOf(text, source, now, [early || undefined, seen, ...others]);
}

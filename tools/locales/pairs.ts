import { fileText, localePath, type LocaleInput } from './files';
import { textAt } from './keys';
import { entriesFor, type Json, type Schema } from './schema';
import type { Entry } from './search';

/** A text in all its languages. */
export interface PairedText extends Entry {
  /** Its file within the folder of a language, without ending. */
  name: string;
  key: string;
  /** What it is, for people. */
  what: string;
  /** By code of the language; null where it is missing, nothing where the language needs no such text. */
  pairs: Readonly<Record<string, string | null>>;
}

/** All texts of the site in all languages, in the order of the files and their schemas. */
export function pairedTexts(input: LocaleInput): PairedText[] {
  return Array.from(input.schemas).flatMap(([name, schema]) => pairsOf(input, name, schema));
}

function pairsOf(input: LocaleInput, name: string, schema: Schema): PairedText[] {
  const texts = new Map<string, Pick<PairedText, 'what' | 'pairs'>>();
  for (const { code } of input.languages) {
    const own = read(fileText(input, localePath(code, name)));
    const isThere = (key: string) => textAt(own, key) !== undefined;
    for (const [key, { what }] of entriesFor(schema, code, isThere)) {
      const pairs = { ...texts.get(key)?.pairs, [code]: textAt(own, key) ?? null };
      texts.set(key, { what, pairs });
    }
  }
  return Array.from(texts, ([key, { what, pairs }]) => ({
    ...{ id: `${name}#${key}`, name, key, what, pairs },
    versions: Object.values(pairs).filter((text) => text !== null),
  }));
}

/** A file that is missing or broken has no texts: the findings say so. */
function read(text: string | undefined): Json {
  try {
    return text === undefined ? {} : (JSON.parse(text) as Json);
  } catch {
    return {};
  }
}

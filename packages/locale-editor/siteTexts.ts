import { localePath, type LocaleInput } from '../locale-kit/files';
import { textAt } from '../locale-kit/keys';
import { entriesFor, type Json } from '../locale-kit/schema';
import { textKey, type SiteText, type TextKey } from './texts';

/** All texts of the site, in the order of the files and their schemas, each in all languages. */
export function allTexts({ files, schemas, languages }: LocaleInput): SiteText[] {
  return Array.from(schemas).flatMap(([name, schema]) => {
    const texts = new Map<TextKey, SiteText>();
    for (const { code } of languages) {
      const own = read(files.get(localePath(code, name)));
      for (const [key, { what }] of entriesFor(schema, code)) {
        const versions = { ...texts.get(key)?.versions, [code]: textAt(own, key) ?? null };
        texts.set(key, { id: textKey(name, key), what, versions });
      }
    }
    return [...texts.values()];
  });
}

/** A file that is missing or broken has no texts: the findings say so. */
function read(content: string | Uint8Array | undefined): Json {
  try {
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    return JSON.parse(text) as Json;
  } catch {
    return {};
  }
}

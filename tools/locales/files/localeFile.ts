import { findNodeAtLocation } from 'jsonc-parser';
import type { z } from 'zod';
import type { TextMeta } from '../../../src/i18n/schemas/textSchema';
import { jsonPath } from './setString';
import { parsePluralKey, textAt, type TextReference } from './keys';
import { localePath, type LocaleInput } from './project';
import { readSourceFile, type SourceFile } from './sourceFile';
import { fingerprint, readRecords, recordPath, type SourceRecord } from '../record/records';
import { metaAt, languageSchema, describedKeys } from './schema';

/** A text that a language has or needs. */
export interface LocaleText extends TextReference {
  meta: TextMeta;
  /** As the file has it; undefined if it is missing. */
  translation: string | undefined;
  /** The offset of its opening quotation mark. */
  offset: number;
  /** The English text; for a plural form that English lacks, its `_other`. '' for a text of the language's own. */
  english: string;
  /** The English that this translation was made from; undefined if no record belongs to it. */
  madeFrom: string | undefined;
  /** The record of the key, which may belong to an earlier translation. */
  record: SourceRecord | undefined;
}

export interface LocaleFile {
  language: string;
  name: string;
  path: string;
  source: SourceFile | undefined;
  schema: z.core.$ZodType;
  /** The content of the English file. */
  english: unknown;
  /** Those that the language needs, and those that it may have and has, in the order of the schema. */
  texts: LocaleText[];
  /** A text that the language may have, whether the file has it or not. */
  find: (key: string) => LocaleText | undefined;
}

export function openLocaleFile(input: LocaleInput, language: string, name: string): LocaleFile {
  const read = (path: string) => {
    const bytes = input.files.get(path);
    return bytes === undefined ? undefined : readSourceFile(bytes);
  };
  const path = localePath(language, name);
  const isSource = language === input.source;
  const source = read(path);
  const english = isSource ? source?.content : read(localePath(input.source, name))?.content;
  const whole = input.schemas.get(name);
  if (!whole) throw new Error(`There is no locale file ${name}.json.`);
  const schema = languageSchema(whole, english, language, isSource) ?? whole;
  const records = readRecords(input.files.get(recordPath(language, name)));
  const textOf = (key: string, meta: TextMeta): LocaleText => {
    const node = source?.root && findNodeAtLocation(source.root, jsonPath(key));
    const translation = textAt(source?.content, key);
    const record = records.get(key);
    const isRight = record?.translation === fingerprint(translation ?? '');
    const plural = parsePluralKey(key);
    const other = plural && meta.form ? textAt(english, `${plural.base}_other`) : undefined;
    const own = meta.perLanguage ? '' : (textAt(english, key) ?? other ?? '');
    return {
      ...{ language, name, key, meta, translation, offset: node?.offset ?? 0, english: own },
      madeFrom: isRight ? record.english : undefined,
      record,
    };
  };
  const texts = describedKeys(schema, source?.content).map(({ key, meta }) => textOf(key, meta));
  const find = (key: string) => {
    const meta = metaAt(schema, jsonPath(key));
    return meta && textOf(key, meta);
  };
  return { language, name, path, source, schema, english, texts, find };
}

/** THE list of texts: those of one language, or of all, in the order of languages, files and schemas. */
export function localeTexts(input: LocaleInput, language?: string): LocaleText[] {
  const codes = language === undefined ? input.languages.map(({ code }) => code) : [language];
  return codes.flatMap((code) =>
    [...input.schemas.keys()].flatMap((name) => openLocaleFile(input, code, name).texts),
  );
}

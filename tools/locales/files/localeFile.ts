import { findNodeAtLocation } from 'jsonc-parser';
import type { TextMeta } from '../../../src/schemas/textSchema';
import { fingerprint, readRecords, recordPath, type SourceRecord } from '../record/records';
import { jsonPath, parsePluralKey, textAt, type TextReference } from './keys';
import { errorWith } from '../messages/errorWith';
import { fileText, localePath, type LocaleInput } from './project';
import { describedKeys, languageSchema, metaOf, schemaAt, type Schema } from './schema';
import { readSourceFile, type SourceFile } from './sourceFile';

/** A text that a file has, or should have. */
export interface LocaleText extends TextReference {
  meta: TextMeta;
  /** undefined if the file lacks the text. */
  translation: string | undefined;
  /** Offset of the opening quotation mark in the file. */
  offset: number;
  /** English text; of a plural form that English lacks, its `_other`; '' if each language has its own text. */
  english: string;
  /** English that this translation was made from; undefined if it has no record. */
  madeFrom: string | undefined;
  /** Whether the English has changed since the text was translated. */
  isStale: boolean;
  /** Record of the key, which may belong to an earlier translation. */
  record: SourceRecord | undefined;
}

export interface LocaleFile {
  language: string;
  name: string;
  path: string;
  /** undefined if there is no file. */
  source: SourceFile | undefined;
  schema: Schema;
  /** Content of the English file. */
  english: unknown;
  /** Required texts, and optional ones that the file has, in the order of the schema. */
  texts: LocaleText[];
  /** Finds a required or optional text, whether the file has it or not. */
  find: (key: string) => LocaleText | undefined;
}

/** @throws if the site has no locale file of the name */
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
  if (!whole) throw errorWith('terminal.noFile', { file: path });
  const schema = languageSchema(whole, english, language, isSource) ?? whole;
  const records = readRecords(fileText(input, recordPath(path)));
  const textOf = (key: string, meta: TextMeta): LocaleText => {
    const node = source?.root && findNodeAtLocation(source.root, jsonPath(key));
    const translation = textAt(source?.content, key);
    const record = records.get(key);
    const isRecorded = record?.translation === fingerprint(translation ?? '');
    const madeFrom = isRecorded ? record.english : undefined;
    const englishText = englishOf(key, meta, english);
    return {
      language,
      name,
      key,
      meta,
      translation,
      offset: node?.offset ?? 0,
      english: englishText,
      madeFrom,
      isStale: englishText !== '' && madeFrom !== undefined && madeFrom !== englishText,
      record,
    };
  };
  const texts = describedKeys(schema, source?.content).map(({ key, meta }) => textOf(key, meta));
  const find = (key: string) => {
    const found = schemaAt(schema, jsonPath(key));
    const meta = found && metaOf(found);
    return meta && textOf(key, meta);
  };
  return { language, name, path, source, schema, english, texts, find };
}

function englishOf(key: string, { perLanguage, form }: TextMeta, english: unknown): string {
  if (perLanguage) return '';
  const plural = form && parsePluralKey(key);
  const general = plural ? textAt(english, `${plural.base}_other`) : undefined;
  return textAt(english, key) ?? general ?? '';
}

/** All texts of one language, or of every language, in the order of languages, files and schemas. */
export function localeTexts(input: LocaleInput, language?: string): LocaleText[] {
  const codes = language === undefined ? input.languages.map(({ code }) => code) : [language];
  return codes.flatMap((code) =>
    [...input.schemas.keys()].flatMap((name) => openLocaleFile(input, code, name).texts),
  );
}

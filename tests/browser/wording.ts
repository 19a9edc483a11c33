import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type Language } from '../../src/site/languages';
import type { TextRecord } from './reading/texts';

interface AllowedText {
  text: string;
  languages?: string[];
}

const allowed = JSON.parse(readFileSync('locales/allow-list.json', 'utf8')) as AllowedText[];
const english = englishValues();

/** Texts with remains of the machinery: keys, placeholders, tags, values that are none. */
export function findRawText(texts: readonly TextRecord[]): string[] {
  const raw =
    /\b(common|home|service|services)\.\w+\.?\w|\{\{|\}\}|<\/?\w+>|&(\w+|#\d+);|\bundefined\b|\bNaN\b|\[object /;
  return list(texts.filter(({ text }) => raw.test(text)));
}

/** Texts in a page's language that are an English text of the locale files. */
export function findUntranslated(texts: readonly TextRecord[], { code }: Language): string[] {
  if (code === defaultLanguage.code) return [];
  const mayStay = allowed
    .filter(({ languages }) => languages?.includes(code) ?? true)
    .map(({ text }) => patternOf(text));
  const isEnglish = (text: string) => english.some((pattern) => pattern.test(text));
  return list(
    texts.filter(
      ({ text, lang }) =>
        lang === code && isEnglish(text) && !mayStay.some((pattern) => pattern.test(text)),
    ),
  );
}

/** What stands between the characters that isolate a text from the direction around it. */
const isolated = /\u2066[^\u2069]*\u2069/g;

/** Letters of another script without a mark of their language, and digits that are not Western. */
export function findScriptFaults(texts: readonly TextRecord[], language: Language): string[] {
  const foreign = language.script === 'arabic' ? /\p{Script=Latin}/u : /\p{Script=Arabic}/u;
  return list(
    texts.filter(
      ({ text, lang, isIsolated }) =>
        /(?![0-9])\p{Nd}/u.test(text) ||
        (lang === language.code && !isIsolated && foreign.test(text.replace(isolated, ''))),
    ),
  );
}

/** The English texts of all locale files, with anything in the place of their placeholders. */
function englishValues(): RegExp[] {
  const folder = join('locales', defaultLanguage.code);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const values = files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => stringsIn(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  return values.filter((value) => /\p{L}/u.test(value.replace(/\{\{.*?\}\}/g, ''))).map(patternOf);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Matches a text as it is shown: without tags, its placeholders filled in. */
function patternOf(template: string): RegExp {
  const parts = template
    .replace(/<[^>]*>/g, '')
    .split(/\{\{.*?\}\}/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`, 'u');
}

function list(texts: readonly TextRecord[]): string[] {
  return texts.map(({ place, text }) => `${place}: ${text}`);
}

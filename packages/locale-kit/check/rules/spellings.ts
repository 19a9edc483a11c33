import { warning, type FileFinding } from '../finding';
import type { ComparedText } from '../structure';

interface CheckedFile {
  file: string;
  texts: readonly Pick<ComparedText, 'key' | 'offset' | 'text'>[];
}

interface Spelling {
  word: string;
  count: number;
  first: { file: string; key: string; offset: number };
}

const shadda = /\u0651/gu;
const tanwin = /[\u064B-\u064D]/gu;
const otherVowels = /[\u064E-\u0650\u0652]/gu;

/** Adverbs, in which tanwin is a matter of habit; elsewhere it is a case, as in مدينةً. */
const adverbs = new Set(['عادة', 'صراحة', 'حقيقة', 'إجمالا']);

/**
 * Words of all files of a language that are written with shadda or tanwin in one place and without in
 * another.
 * @returns the findings of each file, at the first place of the rarer form
 */
export function spellingFindings(files: readonly CheckedFile[]): Map<string, FileFinding[]> {
  const words = new Map<string, Map<string, Spelling>>();
  for (const { file, texts } of files) {
    for (const { key, offset, text } of texts) {
      for (const [found] of text.matchAll(/[\p{Script=Arabic}\p{M}]{3,}/gu)) {
        const vowelless = found.replace(otherVowels, '').replace(/^[وف](?=.{4})/u, '');
        const bare = vowelless.replace(tanwin, '');
        const plain = bare.replace(shadda, '');
        const word = adverbs.has(plain) ? vowelless : bare;
        const forms = words.get(plain) ?? new Map<string, Spelling>();
        const known = forms.get(word) ?? { word, count: 0, first: { file, key, offset } };
        forms.set(word, { ...known, count: known.count + 1 });
        words.set(plain, forms);
      }
    }
  }
  const findings = new Map<string, FileFinding[]>();
  for (const [plain, forms] of words) {
    if (forms.size < 2 || toldApart.has(plain.replace(/^ال/u, ''))) continue;
    const [usual, ...others] = [...forms.values()].sort((one, other) => other.count - one.count);
    for (const { word, first } of usual ? others : []) {
      const message = `“${word}” is written “${usual?.word ?? ''}” elsewhere (first in ${usual?.first.file ?? ''}).`;
      const suggestion = 'Decide for one form, with or without shadda or tanwin, in all files.';
      const found = warning('two-spellings', message, suggestion);
      const { file, key, offset } = first;
      findings.set(file, [...(findings.get(file) ?? []), { ...found, key, index: offset }]);
    }
  }
  return findings;
}

/** Forms that are two words, told apart by the shadda alone, without the article. */
const toldApart = new Set([
  ...['أسرة', 'حر', 'حل', 'درس', 'عدة', 'علم', 'عمل', 'غير', 'قدر', 'قدم', 'كل', 'محل'],
  ...['مخطط', 'مدرس', 'مصدر', 'مقيم', 'مكون', 'يعد', 'تعد', 'نعد', 'يتبع', 'تتبع', 'نتبع'],
  ...['يثبت', 'تثبت', 'نثبت', 'ترتب', 'يرتب', 'تنقل', 'ينقل', 'تحمل', 'يحمل', 'نحمل', 'تحملها'],
  ...['يعبر', 'تعبر', 'تعرف', 'يعرف', 'تقدم', 'يقدم', 'تعلم', 'يعلم', 'تكون', 'يكون', 'تمكن'],
]);

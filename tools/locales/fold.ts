/** What is typed in another way, or not typed at all, beside letters that only lose their accents. */
const alike: Readonly<Record<string, string>> = {
  ...{ œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o' },
  ...{ '’': "'", '‘': "'", ʼ: "'", '`': "'" },
  ...{ '“': '"', '”': '"', '„': '"', '«': '"', '»': '"' },
  ...{ '–': '-', '—': '-', '‐': '-', '−': '-' },
  ...{ ة: 'ه', ى: 'ي', ٱ: 'ا', ـ: '', ی: 'ي', ک: 'ك', ہ: 'ه' },
  ...Object.fromEntries(Array.from('٠١٢٣٤٥٦٧٨٩').map((digit, value) => [digit, String(value)])),
};
const alikeLetters = new RegExp(`[${Object.keys(alike).join('')}]`, 'gu');

/**
 * A text as it is compared with what somebody looks for: small letters, without accents, vowel
 * marks, hamzas and what can't be seen; spaces of any kind are one space, quotation marks one kind.
 */
export function fold(text: string): string {
  return text
    .replace(/(?<=«)\s+|\s+(?=»)/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(alikeLetters, (letter) => alike[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();
}

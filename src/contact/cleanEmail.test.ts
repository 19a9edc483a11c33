import { describe, expect, it } from 'vitest';
import { cleanEmail, isBlank, misplacedCharacter } from './cleanEmail';

const address = 'amina@example.com';

const invisible = Array.from({ length: 0x1_1000 }, (_, code) => code)
  .concat(0x1_3430, 0x1_bca0, 0x1_d173, 0xe_0001, 0xe_0020, 0xe_007f, 0xe_0100, 0xe_01ef)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /[\p{Cf}\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(character));

describe('an e-mail address', () => {
  it('loses invisible characters anywhere', () => {
    expect(invisible).toContain('\u{200e}');
    const wrong = invisible.filter((character) => {
      const typed = ['', 'am', 'ina', '@', 'exam', 'ple', '.', 'com', ''].join(character);
      return cleanEmail(typed) !== address || cleanEmail(character + address) !== address;
    });
    expect(wrong.map((character) => character.codePointAt(0)?.toString(16))).toEqual([]);
  });

  it.each([
    '\u{200e}amina@example.com\u{200f}',
    '\u{2066}amina@example.com\u{2069}',
    'amina\u{200b}@\u{feff}example.com',
    '\u{a0}amina @ example . com\u{202f}',
    'amina@\n\texample.com\r\n',
    '\u{3000}amina@example.com\u{2009}',
    '\u{3164}amina\u{fe0f}@example.com\u{2800}\u{fffc}',
    'amina@example。com',
    'amina@example．com',
    'amina@example｡com',
    'amina@example۔com',
    'ａｍｉｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    'amina@example.com (Amina Yusuf)',
    'mailto:amina@example.com',
    'MailTo: amina@example.com',
    'mailto:amina@example.com?subject=Port%20study&body=Dear',
    'mailto://amina@example.com',
    '<mailto:amina@example.com>',
    'Amina Yusuf [mailto:amina@example.com]',
    'amina@example.com<mailto:amina@example.com>',
    'Amina Yusuf <amina@example.com>',
    '"Yusuf, Amina (Dubai)" <amina@example.com>',
    'أمينة يوسف <amina@example.com>',
    'Amina <VP> <amina@example.com>;',
    '<amina@example.com>',
    '<amina@example.com',
    'Amina <amina@example.com',
    'amina@example.com.',
    'amina@example.com,',
    'amina@example.com;',
    'amina@example.com:',
    'amina@example.com!',
    'amina@example.com?',
    'amina@example.com…',
    'amina@example.com)',
    'amina@example.com>',
    'amina@example.com»',
    'amina@example.com”',
    'amina@example.com’',
    'amina@example.com،',
    'amina@example.com؛',
    'amina@example.com؟',
    'amina@example.com۔',
    'amina@example.com).',
    '(amina@example.com)',
    '[amina@example.com]',
    '"amina@example.com"',
    "'amina@example.com'",
    '«\u{202f}amina@example.com\u{202f}»',
    '“amina@example.com”,',
    '\u{200f}<mailto:amina@example.com>\u{200f}،',
  ])('is found in %j', (typed) => {
    expect(cleanEmail(typed)).toBe(address);
  });

  it('has ASCII digits, whatever the script of its digits', () => {
    const digits = Array.from({ length: 0x2_0000 }, (_, code) => String.fromCodePoint(code)).filter(
      (character) => /\p{Nd}/u.test(character),
    );
    expect(digits.length).toBeGreaterThan(600);
    expect(digits.length % 10).toBe(0);
    const wrong = digits.filter(
      (digit, index) =>
        cleanEmail(`amina${digit}@${digit}.example`) !== `amina${index % 10}@${index % 10}.example`,
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['amina@example،com', '،'],
    ['amina@example、com', '、'],
    ['amina@exam_ple.com', '_'],
    ['أمينة@example.com', 'أ'],
    ['amina(x@example.com', '('],
    ['amina@مثال.السعودية', undefined],
    ["o'brien+news@example.co.uk", undefined],
  ])("%j can't contain %j", (address, character) => {
    expect(misplacedCharacter(cleanEmail(address))).toBe(character);
  });

  it.each([
    '',
    'amina',
    'amina@',
    '@example.com',
    "o'brien+news@example.co.uk",
    '{a}!#$%&*/=?^_`|~-@example.com',
    'amina@مثال.السعودية',
    'amina@münchen.example',
    'a@b@c.example',
    'mailto@example.com',
  ])('keeps %j as it is', (typed) => {
    expect(cleanEmail(typed)).toBe(typed);
  });
});

describe('a text', () => {
  it('is blank if all its characters are invisible', () => {
    expect(isBlank('')).toBe(true);
    expect(isBlank(invisible.join(''))).toBe(true);
    expect(isBlank('\u{2800} \u{3164}\u{fffc}')).toBe(true);
  });

  it.each(['.', '0', 'ش', '👩‍🚀', '\u{200f}ا'])('is not blank with %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { checkLocales } from '../check/check';
import type { Mutation } from '../check/testing/mutations/mutation';
import { ruleMutations } from '../check/testing/mutations/rules';
import { warningMutations } from '../check/testing/mutations/warnings';
import { sampleSite, textOf } from '../check/testing/sampleSite';
import { localePath } from '../files';
import { parseHandIn, type HandIn, type HandInText } from '../handIn/file';
import { planReceipt } from '../handIn/receive';
import { fromCsv } from './csv';
import { planImport } from './import';
import { fromXliff } from './xliff';

/**
 * What damaged files and planted faults get, as the page that people read: it is compared whole, so
 * that no answer changes unseen. `npx vitest run` with this file and `-u` writes it anew.
 */
const page = '../../../docs/refusals.md';

const english = 'The right decision, before the first stone';
const changed = { file: 'home', key: 'hero.headline', english };
const sent: HandInText = {
  ...changed,
  old: 'La bonne décision, avant la première pierre',
  new: 'Décider juste, avant la première pierre',
};

type Damage = [what: string, content: string | Uint8Array];

const bytes = (text: string) => new TextEncoder().encode(text);

function xliffFiles(): Damage[] {
  const segment = (target: string) =>
    `<segment><source>${english}</source><target>${target}</target></segment>`;
  const unit = (inner: string) => `<unit id="hero.headline">${inner}</unit>`;
  const file = (...units: string[]) =>
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fr"><file id="home">${units.join('')}</file></xliff>`;
  const good = file(unit(segment('Décider juste')));
  return [
    ['nothing in it', ''],
    ['an end that is missing', good.slice(0, -40)],
    ['half a text', good.slice(0, good.indexOf(' juste'))],
    ['a tag that is not closed', file(unit(segment('Décider <b>')))],
    ['a bare ampersand', file(unit(segment('Décider & bâtir')))],
    ['two roots', good + good],
    ['another root', '<tmx/>'],
    ['JSON instead', '{}'],
    ['XLIFF 1.2', good.replace('version="2.0"', 'version="1.2"')],
    ['no target language', good.replace(' trgLang="fr"', '')],
    ['another language', good.replace('"fr"', '"de"')],
    ['a text that is split', file(unit(segment('Décider') + segment('juste')))],
    [
      'a piece beside the segment',
      file(unit(`<ignorable><source> </source></ignorable>${segment('Décider')}`)),
    ],
    ['codes of a program', file(unit(segment('<pc id="1">Décider</pc>')))],
    ['a code without its text', file(unit(segment('<ph id="1"/>Décider')))],
    ['a text twice', file(unit(segment('Décider')), unit(segment('Trancher')))],
    ['an unknown key', good.replace('hero.headline', 'hero.title')],
    ['a file outside', good.replace('id="home"', 'id=".....package"')],
    ['another English text', good.replace(english, 'The right decision')],
  ];
}

function csvFiles(): Damage[] {
  const heads = 'language,file,key,english,translation';
  const row = (translation: string) => `fr,home,hero.headline,"${english}",${translation}`;
  const table = (...rows: string[]) => `${[heads, ...rows].join('\r\n')}\r\n`;
  return [
    ['nothing in it', ''],
    ['no headings', row('Décider')],
    ['no column of translations', table(row('Décider')).replace(',translation', '')],
    ['a torn row', table(row('Décider'), 'fr,home')],
    ['an open quotation mark', table(row('Décider'), 'fr,home,"x')],
    ['two languages', table(row('Décider'), row('قرّروا').replace('fr', 'ar'))],
    ['a text twice', table(row('Décider'), row('Trancher'))],
    ['another English text', table(row('Décider').replace(english, 'The right decision'))],
  ];
}

function handInFiles(): Damage[] {
  const whole: HandIn = { format: 'locales hand-in', version: 2, language: 'fr', texts: [sent] };
  const good = JSON.stringify(whole, null, 2);
  const other = (change: object) => JSON.stringify({ ...whole, ...change });
  const second = (change: object) => other({ texts: [sent, { ...sent, ...change }] });
  return [
    ['nothing in it', ''],
    ['half of it', good.slice(0, 200)],
    ['a comma too few', good.replace('"fr",', '"fr"')],
    ['a byte lost', bytes(good).filter((byte) => byte !== 0xc3)],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0])],
    ['a key twice', good.replace('"old"', '"new"')],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
    ['a locale file', '{"hero":{"headline":"x"}}'],
    ['a list', '[]'],
    ['a later version', other({ version: 3 })],
    ['no version', other({ version: undefined })],
    ['no language', other({ language: undefined })],
    ['another language', other({ language: 'de' })],
    ['no texts', other({ texts: [] })],
    ['something else for texts', other({ texts: {} })],
    ['no text', other({ texts: [null] })],
    ['no new wording', second({ new: undefined })],
    ['no old wording', second({ old: undefined })],
    ['a number for a text', second({ new: 5 })],
    ['an unknown field', second({ speed: 1 })],
    ['an unknown state', second({ state: { name: 'done' } })],
    ['far too much', ' '.repeat(20_000_001)],
    ['a text twice', second({ new: 'Trancher' })],
    ['an unknown key', other({ texts: [{ ...sent, key: 'hero.title' }] })],
    ['a file outside', other({ texts: [{ ...sent, file: '../../package' }] })],
    ['a key of JavaScript', other({ texts: [{ ...sent, key: '__proto__.x' }] })],
    ['an empty text', other({ texts: [{ ...sent, new: ' ' }] })],
    ['a mark that is left', other({ texts: [{ ...sent, new: '⟦to translate⟧ x' }] })],
    ['another English text', other({ texts: [{ ...sent, english: 'The right decision' }] })],
    ['another wording here', other({ texts: [{ ...sent, old: 'Bien décider' }] })],
  ];
}

const formats = [
  ['XLIFF', xliffFiles(), (content: string | Uint8Array) => imported(fromXliff(String(content)))],
  ['CSV', csvFiles(), (content: string | Uint8Array) => imported(fromCsv(String(content)))],
  ['hand-in', handInFiles(), received],
] as const;

/** What `import` says of a file that it can read. */
function imported(file: ReturnType<typeof fromCsv>): string {
  const { changes, leftOut } = planImport(file, sampleSite());
  return [
    `Taken: ${changes.length}.`,
    ...leftOut.map(({ place, reason }) => `Left out: ${place}. ${reason}`),
  ].join(' ');
}

/** What `receive` says of a file. */
function received(content: string | Uint8Array): string {
  const { texts } = planReceipt(parseHandIn(content), sampleSite());
  const taken = texts.filter(({ status }) => status === 'new').length;
  const others = texts.flatMap(({ status, reason }) => {
    if (status !== 'new')
      return `${status === 'conflict' ? 'Left as it is' : 'Refused'}: ${reason ?? ''}`;
    return reason ?? [];
  });
  return [`Taken: ${taken}.`, ...others].join(' ');
}

function answerTo(content: string | Uint8Array, read: (content: string | Uint8Array) => string) {
  try {
    return read(content);
  } catch (error) {
    return `Refused: ${error instanceof Error ? error.message : String(error)}`;
  }
}

const isOfText = ({ by }: Mutation) => /^"[^"\n]*"$/u.test(by.replaceAll('\\"', ''));
const kinds = new Set<string>();
/** One fault of each kind in each language. */
const faults = [...ruleMutations, ...warningMutations].filter((fault) => {
  const kind = `${fault.file.split('/')[1] ?? ''} ${fault.rule}`;
  if (!isOfText(fault) || kinds.has(kind)) return false;
  kinds.add(kind);
  return true;
});

/** A text with a planted fault, and what the check, `receive` and “Correct it” do about it. */
function plantedRow({ file, replace, by, rule, key }: Mutation): string[] {
  const site = sampleSite();
  const before = textOf(site, file);
  const [, language = '', name = ''] = /^locales\/(\w+)\/(.*)\.json$/u.exec(file) ?? [];
  const own = { file: name, key, new: JSON.parse(by) as string };
  site.files.set(
    file,
    before.replace(replace, () => by),
  );
  const finding = checkLocales(site).findings.find((one) => one.rule === rule && one.key === key);
  const unit = { ...own, old: JSON.parse(String(replace)) as string };
  const sourceText = wordingIn(textOf(sampleSite(), localePath('en', name)), key);
  const handIn: HandIn = {
    ...({ format: 'locales hand-in', version: 2, language } as const),
    texts: [{ ...unit, english: sourceText }],
  };
  const [text] = planReceipt(handIn, sampleSite()).texts;
  const isRefused = text?.status === 'refused';
  expect(isRefused, own.new).toBe(finding?.severity === 'error');
  return [
    language,
    code(own.new),
    `${finding?.message ?? ''} ${finding?.suggestion ?? ''}`,
    isRefused ? 'refused' : 'advice',
    finding?.repair === undefined ? '' : code(finding.repair),
  ];
}

function wordingIn(json: string, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (parent, name) => new Map(Object.entries(parent ?? {})).get(name),
      JSON.parse(json),
    );
  return typeof found === 'string' ? found : '';
}

/** A text as it is, with what can't be seen by its number. */
function code(text: string): string {
  const shown = text.replace(
    /[\p{C}\p{Zl}\p{Zp}\p{Co}\u00A0\u202F]|\p{M}(?<=[a-z]\p{M})/gu,
    (sign) => {
      const number = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      return `[U+${number}]`;
    },
  );
  return `\`${shown}\``;
}

function table(heads: string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = [heads, heads.map(() => '---'), ...rows].map(line);
  return lines.join('\n');
}

const plain = (text: string) =>
  text.replace(/[\p{Cc}]/gu, ' ').replace(/[|<>*_[\]]/gu, (sign) => `\\${sign}`);

describe('damaged files and planted faults', () => {
  it('get the answers that docs/refusals.md lists', async () => {
    const damaged = formats.flatMap(([name, files, read]) =>
      files.map(([what, content]) => [name, what, plain(answerTo(content, read))]),
    );
    const planted = faults.map((fault) => {
      const [language = '', text = '', said = '', ...rest] = plantedRow(fault);
      return [language, text, plain(said), ...rest];
    });
    const content = [
      introduction,
      '## Damaged files',
      '`import` answers of XLIFF and CSV, `receive` of a file that was handed in. A file that is refused changes nothing.',
      table(['format', 'damage', 'answer'], damaged),
      '## Planted faults',
      'What is refused is not saved by the editor, not handed in, not received or imported, and stops the build: all ask the same check. Advice stops nothing.',
      table(['language', 'text', 'answer', 'it is', '“Correct it” writes'], planted),
    ].join('\n\n');
    const formatted = await format(content, {
      ...(await resolveConfig('docs/x.md')),
      parser: 'markdown',
    });
    await expect(formatted).toMatchFileSnapshot(page);
  });
});

const introduction = `# What damaged files and planted faults get

Made by \`packages/locale-kit/exchange/refusals.test.ts\` from the answers themselves, which it compares with this page.`;

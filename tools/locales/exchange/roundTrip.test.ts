import { expect, it } from 'vitest';
import { fromXliff } from './fromXliff';
import { toXliff } from './toXliff';
import type { WrittenUnit } from './unit';

const unit: WrittenUnit = {
  language: 'fr',
  name: 'services/visitor-economy-strategy',
  key: 'phases.0.title',
  source: '{{count}} <b>services</b> & "more"',
  target: '<b>Services</b> : {{count}}',
  previous: ['Ancien {{count}}', 'Avant'],
  isDone: true,
  notes: ['What it is'],
};
const xml = toXliff([unit], 'en', 'Zoé & fils');
const read = (text: string) => fromXliff(new TextEncoder().encode(text));
const withPrefix = (text: string) =>
  text.replaceAll(/<(\/?)(?=[a-z])/gu, '<$1x:').replace('xmlns=', 'xmlns:x=');

const named = (encoding: string) => xml.replace('UTF-8', encoding);

it.each([
  ['as it was exported', Buffer.from(xml)],
  ['with a byte order mark', Buffer.from(`\uFEFF${xml}`)],
  ['in UTF-16', Buffer.from(`\uFEFF${named('UTF-16')}`, 'utf16le')],
  ['in UTF-16 without a byte order mark', Buffer.from(named('UTF-16'), 'utf16le')],
  ['in big-endian UTF-16', Buffer.from(`\uFEFF${xml}`, 'utf16le').swap16()],
  ['in the encoding that it declares', Buffer.from(named('ISO-8859-1'), 'latin1')],
  ['with the ids of earlier exports', Buffer.from(xml.replace('&#35;', '/'))],
  ['with prefixes', Buffer.from(withPrefix(xml))],
])('reads a file %s', (_, bytes) => {
  const { author, units } = fromXliff(new Uint8Array(bytes));
  expect(author).toBe('Zoé & fils');
  const { language, name, key, source, target, previous } = unit;
  expect(units).toMatchObject([{ language, name, key, source, target, previous }]);
});

it('protects placeholders and tags with the ids that they have in the source', () => {
  const target = /<target[^>]*>(.*)<\/target><note/u.exec(xml)?.[1];
  expect(target).toMatch(
    /^<ph id="2">&#60;b&#62;<\/ph>Services<ph id="3">.*<ph id="1">\{\{count\}\}<\/ph>$/u,
  );
});

it('exports a text to translate as placeholder text with its old wording', () => {
  const todo = { ...unit, target: '', isDone: false, previous: ['Ancien'] };
  const sent = toXliff([todo], 'en');
  expect(sent).toContain('<target state="needs-adaptation">⟦to translate⟧ <ph id="1">');
  expect(sent).toContain(
    '<alt-trans alttranstype="previous-version"><target>Ancien</target></alt-trans>',
  );
  expect(read(sent).units).toMatchObject([{ isTouched: false, previous: ['Ancien'] }]);
});

it('finds the id of a text that has been converted to PO in its context', () => {
  const po = xml
    .replace(/id="fr[^"]*"/u, 'id="7"')
    .replace(
      /<alt-trans.*<\/alt-trans>/u,
      '<context-group><context context-type="sourcefile">fr/home#a.b</context></context-group>',
    );
  expect(read(po).units).toMatchObject([
    { language: 'fr', name: 'home', key: 'a.b', previous: ['Ancien {{count}}'] },
  ]);
});

it.each([
  ['is cut off', xml.slice(0, -40), 'damaged or not whole'],
  ['has a tag that is not closed', xml.replace('</note>', ''), 'damaged or not whole'],
  ['is another format', '<html></html>', 'not XLIFF 1.2'],
  ['is XLIFF 2.0', xml.replace('version="1.2"', 'version="2.0"'), 'not XLIFF 1.2'],
])('refuses a file that %s', (_, text, message) => {
  expect(() => read(text)).toThrow(message);
});

it('refuses a file in another encoding than it declares', () => {
  expect(() => fromXliff(new Uint8Array(Buffer.from(xml, 'latin1')))).toThrow('not UTF-8');
});

import { expect, it } from 'vitest';
import { fromXliff } from './fromXliff';

const bytes = (text: string) => new TextEncoder().encode(text);

it.each([
  ['a CSV table', bytes('id,source,target\nhome#hero.headline,The right,La bonne\n'), 'csv2po'],
  ['a CSV table', bytes('\uFEFFid;source;cible\n'), 'csv2po'],
  ['a PO file', bytes('# A file\nmsgid ""\nmsgstr ""\n'), 'po2xliff'],
  ['JSON', bytes('\n{ "hero": {} }'), 'npm run locales'],
  [
    'a Word document',
    bytes('PK\u0003\u0004…[Content_Types].xml…word/document.xml'),
    'npm run locales edit',
  ],
  ['an Excel table', bytes('PK\u0003\u0004…xl/workbook.xml'), 'CSV'],
  ['a ZIP archive', bytes('PK\u0003\u0004…hand-in-fr.xlf'), 'Unzip'],
  [
    'XLIFF 2',
    bytes('<?xml version="1.0"?>\n<xliff xmlns="urn:x" version="2.0"><file/></xliff>'),
    '1.2',
  ],
  ['a web page', bytes('<!DOCTYPE html><title>Mail</title>'), 'Download'],
])('names %s and the way to XLIFF', (name, content, way) => {
  const message = new RegExp(`^This is ${name}, not XLIFF 1\\.2\\. .*${way}`, 'u');
  expect(() => fromXliff(content)).toThrow(message);
});

it.each(['', '<xliff version="1.2"><file>', 'Bonjour', '<a/>'])(
  'asks for the file again after %j',
  (content) => {
    expect(() => fromXliff(bytes(content))).toThrow(
      /(?:not whole: .*\. Ask for it again|not XLIFF 1\.2)\.$/u,
    );
  },
);

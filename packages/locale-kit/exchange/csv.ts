import Papa from 'papaparse';
import { localesFolder } from '../project';
import type { ExchangeFile, ExchangeUnit } from './units';

const columns = ['language', 'file', 'key', 'english', 'translation', 'note'] as const;
type Row = Record<(typeof columns)[number], string>;

/** Makes spreadsheet programs read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** The texts as a table: one row each, separated by commas, with a row of headings. */
export function toCsv({ language, units }: ExchangeFile): string {
  const rows = units.map(({ name, key, english, translation = '', note = '' }) => {
    const row: Row = { language, file: name, key, english, translation, note };
    return row;
  });
  return `${byteOrderMark}${Papa.unparse(rows, { columns: [...columns] })}\r\n`;
}

/**
 * Reads a table that came back, whichever of , ; and tab the spreadsheet program has put between columns.
 * @throws if it is no such table; the message names the row
 */
export function fromCsv(text: string): ExchangeFile {
  const plain = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  const delimiter = /^"?language"?([,;\t])/u.exec(plain)?.[1];
  if (delimiter === undefined) throw new Error(`The first row must hold ${columns.join(', ')}.`);
  const { data, errors, meta } = Papa.parse<Partial<Row>>(plain, {
    ...{ header: true, delimiter, skipEmptyLines: 'greedy' },
  });
  const missing = columns.filter((column) => column !== 'note' && !meta.fields?.includes(column));
  if (missing.length > 0) throw new Error(`The table has no column ${missing.join(', ')}.`);
  const [error] = errors;
  if (error) throw new Error(`Row ${rowOf(error)}: ${error.message}.`);
  const languages = [...new Set(data.map((row) => row.language ?? ''))];
  const [language = ''] = languages;
  if (languages.length !== 1) {
    throw new Error(
      `The table must hold texts of one language, but holds: ${languages.join(', ')}.`,
    );
  }
  return { language, units: data.map(toUnit) };
}

/** The library counts from 0, and the row of headings only where quotation marks are wrong. */
function rowOf({ type, row = 0 }: Papa.ParseError): number {
  return type === 'Quotes' ? row + 1 : row + 2;
}

function toUnit({
  file = '',
  key = '',
  english = '',
  translation,
  note,
}: Partial<Row>): ExchangeUnit {
  const name = file.replace(new RegExp(`^${localesFolder}/[^/]+/|\\.json$`, 'gu'), '');
  return { name, key, english, translation: translation || undefined, note: note || undefined };
}

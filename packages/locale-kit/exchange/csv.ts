import Papa from 'papaparse';
import { localesFolder } from '../project';
import { stateNames } from '../notes/notes';
import type { ExchangeFile, ExchangeUnit } from './units';

const columns = [
  ...(['language', 'file', 'key', 'english', 'translation', 'note'] as const),
  ...(['limit', 'numbers', 'old english', 'remark', 'state', 'by'] as const),
] as const;
const needed: readonly string[] = columns.slice(0, 5);
type Row = Record<(typeof columns)[number], string>;

/** Makes spreadsheet programs read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** The texts as a table: one row each, separated by commas, with a row of headings. */
export function toCsv({ language, units }: ExchangeFile): string {
  const rows = units.map((unit): Row => {
    const { name: file, key, english, translation = '', note = '', before } = unit;
    // Of a text that is out of date, whoever has looked at it says how far it is.
    const state = before === undefined ? unit.state : undefined;
    return {
      ...{ language, file, key, english, translation, note },
      ...{ limit: unit.limit ?? '', numbers: unit.numbers ?? '', remark: unit.remark ?? '' },
      ...{ 'old english': before ?? '', state: state?.name ?? '', by: state?.by ?? '' },
    };
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
  const missing = needed.filter((column) => !meta.fields?.includes(column));
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

function toUnit({ file = '', key = '', english = '', ...row }: Partial<Row>): ExchangeUnit {
  const name = file.replace(new RegExp(`^${localesFolder}/[^/]+/|\\.json$`, 'gu'), '');
  const state = stateNames.find((each) => each === row.state?.trim().toLowerCase());
  return {
    ...{ name, key, english, translation: row.translation || undefined },
    ...(row.note && { note: row.note }),
    ...(row.remark && { remark: row.remark }),
    ...(state && { state: { name: state, ...(row.by && { by: row.by }) } }),
    ...(!state && row.translation && { isInitial: true }),
  };
}

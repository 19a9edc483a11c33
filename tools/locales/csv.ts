import Papa from 'papaparse';
import { localesFolder } from './project';
import type { HandInText } from './handInFile';
import type { ExchangeUnit } from './units';

const columns = [
  ...(['language', 'file', 'key', 'english', 'translation', 'replaces', 'note'] as const),
  ...(['limit', 'numbers', 'old english', 'still right'] as const),
] as const;
const needed = columns.slice(0, 6);
type Row = Record<(typeof columns)[number], string>;

/** A text that a spreadsheet would take for a formula; it stands behind an apostrophe in the table. */
const formula = /^[=+\-@\t\r].*$/su;

/** Makes spreadsheet programs read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** The texts as a table: one row each, separated by commas, with a row of headings. */
export function toCsv(language: string, units: readonly ExchangeUnit[]): string {
  const rows = units.map((unit): Row => {
    const { name: file, key, english, translation = '', note = '', before = '' } = unit;
    return {
      ...{ language, file, key, english, translation, note, replaces: translation },
      ...{ limit: unit.limit ?? '', numbers: unit.numbers ?? '', 'old english': before },
      'still right': '',
    };
  });
  const table = Papa.unparse(rows, { columns: [...columns], escapeFormulae: formula });
  return `${byteOrderMark}${table}\r\n`;
}

/**
 * Reads the texts that were written in a table that came back.
 * @throws if it is no such table; the message names the row
 */
export function fromCsv(text: string): HandInText[] {
  const { data, errors, meta } = Papa.parse<Partial<Row>>(text, {
    ...{ header: true, skipEmptyLines: 'greedy', delimitersToGuess: [',', ';', '\t'] },
    transform: (cell) => (formula.test(cell.slice(1)) ? cell.replace(/^'/u, '') : cell),
  });
  const missing = needed.filter((column) => !meta.fields?.includes(column));
  if (missing.length > 0) throw new Error(`The table has no column ${missing.join(', ')}.`);
  const [error] = errors;
  if (error) throw new Error(`Row ${(error.row ?? 0) + 2}: ${error.message}.`);
  return data.flatMap(({ language = '', file = '', key = '', english = '', ...row }) => {
    const name = file.replace(new RegExp(`^${localesFolder}/[^/]+/|\\.json$`, 'gu'), '');
    const old = row.replaces || null;
    const isConfirmed = row['still right']?.trim();
    if (!row.translation?.trim() || (row.translation === old && !isConfirmed)) return [];
    return [{ ...{ language, file: name, key, english, old }, new: row.translation }];
  });
}

import type { FileStatus } from '../../../locale-kit/check/check';
import { localePath } from '../../../locale-kit/files';
import { coverage, totals } from '../../../locale-kit/check/report';
import { strings } from '../strings';
import { html, type Html } from './html';
import { languageName } from './language';

const counted = ['missing', 'stale', 'suspicious', 'unknown'] as const;

/** How far each language is, and each file of it: the numbers of `npm run locales`. */
export function coverageSection(files: readonly FileStatus[]): Html {
  return html`<section id="coverage" aria-labelledby="coverage-title">
    <h2 id="coverage-title">${strings.coverage}</h2>
    ${byLanguage(files)}
    <details>
      <summary>${strings.byFile}</summary>
      ${byFile(files)}
    </details>
  </section>`;
}

function byLanguage(files: readonly FileStatus[]): Html {
  const rows = totals(files).map(
    (counts) =>
      html`<tr>
        <th scope="row">${languageName(counts.language)}</th>
        <td>
          <strong>${coverage(counts)}%</strong>
          <span class="quiet">${strings.completeOf(counts.complete, counts.wanted)}</span>
        </td>
        ${counted.map((name) => numberCell(counts[name]))}
      </tr>`,
  );
  const counts = counted.map((name) => strings.counts[name]);
  return table(strings.byLanguage, [strings.language, strings.complete, ...counts], rows);
}

function numberCell(count: number): Html {
  return html`<td class="${count > 0 ? 'number wanting' : 'number'}">${count}</td>`;
}

function byFile(files: readonly FileStatus[]): Html {
  const codes = [...new Set(files.map(({ language }) => language))];
  const byPath = new Map(files.map((file) => [file.file, file]));
  const rows = namesOf(files).map(
    (name) =>
      html`<tr>
        <th scope="row">${name}</th>
        ${codes.map((code) => fileCell(byPath.get(localePath(code, name))))}
      </tr>`,
  );
  return table(strings.byFile, [strings.file, ...codes.map(languageName)], rows);
}

/** A table that scrolls sideways in itself. */
function table(label: string, columns: readonly (string | Html)[], rows: readonly Html[]): Html {
  return html`<div class="table" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${columns.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/** The files' names within the folders of their languages, without ending. */
function namesOf(files: readonly FileStatus[]): string[] {
  const names = files.map(({ language, file }) =>
    file.slice(localePath(language, '').length - '.json'.length).replace(/\.json$/u, ''),
  );
  return [...new Set(names)];
}

function fileCell(status: FileStatus | undefined): Html {
  if (!status) return html`<td></td>`;
  const wanting = counted
    .filter((name) => status[name] > 0)
    .map((name) => `${strings.counts[name]}: ${status[name]}`);
  return html`<td>
    ${coverage(status)}%
    ${wanting.length > 0 && html`<span class="wanting">${wanting.join(', ')}</span>`}
  </td>`;
}

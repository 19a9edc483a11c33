import type { ReactNode } from 'react';

interface TableProps {
  caption: string;
  /** Head of the column of row names. */
  corner: string;
  columns: readonly { name: string; isText?: boolean }[];
  rows: readonly { name: ReactNode; cells: readonly ReactNode[]; isTotal?: boolean }[];
  /** On phones, each row is a block with a line for each cell, and nothing scrolls. */
  isStacked?: boolean;
  className?: string;
}

const nameClass = 'min-w-28 py-2 pe-3 text-start sm:w-2/5 [font-weight:inherit] print:py-0.5';
const cellClass = 'py-2 ps-3 xl:ps-6 [font-weight:inherit] print:py-0.5';

/** Cells are numbers, aligned on their units in both directions, except in the columns of texts. */
export function Table({ caption, corner, columns, rows, isStacked, className = '' }: TableProps) {
  return (
    <div className={className}>
      <p className="pb-2 text-small leading-snug text-ink-soft">{caption}</p>
      <section
        className="table-scroll overflow-x-auto"
        data-stacked={isStacked}
        aria-label={caption}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className="w-full text-small leading-snug">
          <thead>
            <tr className="border-t border-line align-baseline font-medium">
              <th scope="col" className={nameClass}>
                {corner}
              </th>
              {columns.map(({ name, isText }) => (
                <th
                  key={name}
                  scope="col"
                  className={cellClass}
                  data-cell={isText ? 'text' : 'number'}
                >
                  <bdi>{name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells, isTotal }, row) => (
              <tr
                key={row}
                className={`break-inside-avoid border-t align-baseline ${isTotal ? 'border-current font-semibold' : 'border-line'}`}
              >
                {/* A name may contain a formatted number, which differs between ICU versions. */}
                <th scope="row" className={nameClass} suppressHydrationWarning>
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={index}
                    className={cellClass}
                    data-cell={columns[index]?.isText ? 'text' : 'number'}
                  >
                    {isStacked && cell !== null && (
                      <span className="cell-name" aria-hidden="true">
                        {columns[index]?.name}
                      </span>
                    )}
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

import { useId, type ReactNode } from 'react';

interface TableProps {
  caption: string;
  /** Head of the column of row names. */
  corner: string;
  columns: readonly { name: string; isText?: boolean }[];
  rows: readonly { name: ReactNode; cells: readonly ReactNode[]; isTotal?: boolean }[];
  /** On phones, each row is a block with a line for each cell, and nothing scrolls. */
  isStacked?: boolean;
}

const nameClass = 'min-w-28 py-2 pe-3 text-start [font-weight:inherit] print:py-0.5';
const cellClass = 'py-2 ps-3 [font-weight:inherit] print:py-0.5';

/** Cells are numbers, aligned on their units in both directions, except in the columns of texts. */
export function Table({ caption, corner, columns, rows, isStacked }: TableProps) {
  const id = useId();
  return (
    <>
      <p id={id} className="pb-2 text-small leading-snug text-ink-soft">
        {caption}
      </p>
      <section
        className="table-scroll overflow-x-auto"
        data-stacked={isStacked}
        aria-labelledby={id}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className="w-full text-small leading-snug" aria-labelledby={id}>
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
                    {isStacked && (
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
    </>
  );
}

import type { ReactNode } from 'react';

interface TableProps {
  caption: string;
  /** Head of the column of rows. */
  corner: string;
  columns: readonly { id: string; name: string | undefined }[];
  rows: readonly {
    id: string;
    name: string | undefined;
    cells: readonly string[];
    isTotal?: boolean;
  }[];
}

/** What scrolls sideways where it has no room; a keyboard reaches it. */
export function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="specimen-table" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

/** A table of numbers. */
export function Table({ caption, corner, columns, rows }: TableProps) {
  return (
    <Scrolled label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells, isTotal }) => (
            <tr key={id} className={isTotal ? 'total' : undefined}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={columns[at]?.id ?? at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

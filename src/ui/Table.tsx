import type { ReactNode } from 'react';

interface TableProps {
  caption: string;
  head: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[]; isTotal?: boolean }[];
}

/** A table that scrolls sideways where it has no room; a keyboard reaches it. */
export function Table({ caption, head, rows }: TableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="table-scroll" aria-label={caption} tabIndex={0}>
      <table>
        <caption>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells, isTotal }) => (
            <tr key={name} className={isTotal ? 'total' : ''}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

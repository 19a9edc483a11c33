interface TableProps {
  caption: string;
  head: readonly (string | undefined)[];
  /** The cells of each row, its name first. */
  rows: readonly (readonly (string | undefined)[])[];
  /** Name of the row to which the others lead. */
  total?: string | undefined;
  /** Whether cells hold words beside numbers. */
  hasWords?: boolean;
}

/** Numbers are read from left to right, and stand one below the other by their last digits. */
const numbers = 'text-end rtl:text-start';

/** A table that scrolls sideways where it has no room; a keyboard reaches it. */
export function Table({ caption, head, rows, total, hasWords }: TableProps) {
  const look = `border-t align-baseline ${hasWords ? 'text-start' : numbers}`;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="sample-table mt-4 overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full text-small leading-[1.4] tabular-nums print:leading-[1.2]">
        <caption className="pb-2 text-start text-ink-soft">
          <span className="block max-w-[calc(100vw-2*var(--spacing-gutter))]">{caption}</span>
        </caption>
        <thead>
          <tr className={`${look} border-line font-medium`}>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr
              key={name}
              className={`${look} ${name === total ? 'border-current font-medium' : 'border-line'}`}
            >
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={head[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

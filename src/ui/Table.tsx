import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';

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

const nameClass = 'min-w-28 py-2 pe-3 text-start text-balance sm:w-2/5 [font-weight:inherit]';
const cellClass = 'py-2 ps-3 xl:ps-6 [font-weight:inherit]';

/** Cells are numbers, aligned on their units in both directions, except in the columns of texts. */
export function Table({ caption, corner, columns, rows, isStacked, className = '' }: TableProps) {
  const captionId = `caption-${useId()}`;
  const section = useRef<HTMLElement>(null);
  const isScrollable = useIsScrollable(section);
  return (
    <div className={className}>
      <p id={captionId} className="break-after-avoid pb-2 text-small leading-snug text-ink-soft">
        {caption}
      </p>
      <section
        ref={section}
        className="table-scroll overflow-x-auto"
        data-stacked={isStacked}
        aria-labelledby={captionId}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what has the focus
        tabIndex={isScrollable ? 0 : undefined}
      >
        <table className="w-full text-small leading-snug" aria-labelledby={captionId}>
          <thead className={isStacked ? 'max-sm:sr-only' : ''}>
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
                    {isStacked && cell && (
                      <span className="cell-name" aria-hidden="true">
                        {columns[index]?.name}{' '}
                      </span>
                    )}
                    {/* In an element: React could not remove a text that a translating browser has replaced. */}
                    {cell && <span>{cell}</span>}
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

/** True before hydration too: without scripts every table can be scrolled by keyboard. */
function useIsScrollable(section: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setScrollable] = useState(true);
  useEffect(() => {
    const { current } = section;
    if (!current) return undefined;
    const observer = new ResizeObserver(() =>
      setScrollable(current.scrollWidth > current.clientWidth),
    );
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [section]);
  return isScrollable;
}

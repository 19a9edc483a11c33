import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

interface TableProps {
  caption: string;
  head: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[]; isTotal?: boolean }[];
}

const nameClass = 'min-w-28 py-2 pe-3 text-start [font-weight:inherit] print:py-0.5';
const cellClass = 'py-2 ps-3 text-end [font-weight:inherit] print:py-0.5';

export function Table({ caption, head, rows }: TableProps) {
  const [corner, ...columns] = head;
  const section = useRef<HTMLElement>(null);
  const isScrollable = useIsScrollable(section);
  return (
    <section
      ref={section}
      className="table-scroll overflow-x-auto"
      aria-label={caption}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what has the focus
      tabIndex={isScrollable ? 0 : undefined}
    >
      <table className="w-full text-small leading-snug">
        <caption className="pb-2 text-start text-ink-soft">{caption}</caption>
        <thead>
          <tr className="border-t border-line align-baseline font-medium">
            <th scope="col" className={nameClass}>
              {corner}
            </th>
            {columns.map((heading) => (
              <th key={heading} scope="col" className={cellClass}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells, isTotal }) => (
            <tr
              key={name}
              className={`break-inside-avoid border-t align-baseline ${isTotal ? 'border-current font-semibold' : 'border-line'}`}
            >
              {/* A name may contain a formatted number, which differs between ICU versions. */}
              <th scope="row" className={nameClass} suppressHydrationWarning>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} className={cellClass}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
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

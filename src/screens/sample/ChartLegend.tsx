interface ChartLegendProps {
  /** The classes of the SVG rectangle that has the look of the item, and its text. */
  items: readonly { fill: string; text: string }[];
}

export function ChartLegend({ items }: ChartLegendProps) {
  return (
    <ul className="mb-2 flex flex-wrap gap-x-4">
      {items.map(({ fill, text }) => (
        <li key={text} className="flex items-center gap-1.5">
          <svg width="16" height="12" className="flex-none overflow-visible">
            <rect className={fill} width="100%" height="100%" />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}

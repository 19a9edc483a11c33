import { box, Dot, Key, Lanes, Shape, type DiagramProps } from './parts';

const month = 100 / 12;
const ticks = Array.from({ length: 11 }, (_, at) => `M${(at + 1) * month} 97V100`).join('');

/** The months in which groups of guests come, the quiet months, and what each spends per night. */
export function CalendarDiagram({ groups, quiet, sought, labels }: DiagramProps<'calendar'>) {
  const sizes = labels ? [0, 8, 15, 22] : [0, 3, 6, 9];
  const ground = (
    <g key="year">
      <Shape
        look="tint"
        d={quiet.map(([first, count]) => box(first * month, 0, count * month, 100)).join('')}
      />
      <Shape look="line" d={`M0 100H100${ticks}`} />
    </g>
  );
  const drawings = groups.map((spends, group) => (
    <g key={group}>
      <Shape look="faint" d="M0 50H100" />
      {[...spends].map((spend, at) => {
        const size = sizes[Number(spend)] ?? 0;
        return (
          size > 0 && (
            <Dot key={at} at={[(at + 0.5) * month, 50]} size={size} hollow={group !== sought} />
          )
        );
      })}
    </g>
  ));
  return (
    <Lanes
      ground={ground}
      drawings={drawings}
      height="h-9"
      labels={labels?.groups.map((start, at) => ({ start, strong: at === sought }))}
      after={
        labels && (
          <>
            <div className="flex items-end justify-between gap-x-8 pt-2 text-ink-soft">
              {labels.year.map((end) => (
                <p key={end}>{end}</p>
              ))}
            </div>
            <Key tint={labels.quiet} growing={labels.spend} />
          </>
        )
      }
    />
  );
}

import { box, Dot, Key, Lanes, Shape, type FigureProps } from './parts';

const monthAt = (month: number) => ((month + 0.5) / 12) * 100;

/** The months in which groups of guests come, the quiet months, and what each spends per night. */
export function CalendarFigure({ groups, quiet, sought, labels }: FigureProps<'calendar'>) {
  const sizes = labels ? [0, 7, 13, 19] : [0, 3, 6, 9];
  const drawings = groups.map((months, group) => (
    <g key={group}>
      <Shape
        look="tint"
        d={quiet
          .map(([first, count]) => box((first * 100) / 12, 0, (count * 100) / 12, 100))
          .join('')}
      />
      <Shape look="faint" d="M0 50H100" />
      {[...months].map((spend, month) => {
        const size = sizes[Number(spend)] ?? 0;
        return (
          size > 0 && (
            <Dot key={month} at={[monthAt(month), 50]} size={size} hollow={group !== sought} />
          )
        );
      })}
    </g>
  ));
  return (
    <Lanes
      drawings={drawings}
      height="h-9"
      labels={labels?.groups.map((start, at) => ({ start, strong: at === sought }))}
      after={
        labels && (
          <>
            <div className="figure-ends pt-2 text-ink-soft">
              {labels.year.map((month) => (
                <p key={month}>{month}</p>
              ))}
            </div>
            <Key tint={labels.quiet} growing={labels.spend} />
          </>
        )
      }
    />
  );
}

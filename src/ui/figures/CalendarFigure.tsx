import { box, Dot, Key, Label, Lanes, Shape, type FigureProps } from './parts';

const monthAt = (month: number) => ((month + 0.5) / 12) * 100;
const sizes = [0, 7, 13, 19];

/** The months in which groups of guests come, the quiet months, and what each spends per night. */
export function CalendarFigure({ groups, quiet, sought, labels }: FigureProps<'calendar'>) {
  const zoom = labels ? 1 : 0.45;
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
        const size = (sizes[Number(spend)] ?? 0) * zoom;
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
      labels={labels?.groups.map((group, at) => ({
        above: <Label tone={at === sought ? 'strong' : 'plain'}>{group}</Label>,
      }))}
      after={
        labels && (
          <>
            <div className="figure-ends pt-2 text-ink-soft">
              {labels.year.map((month) => (
                <p key={month}>{month}</p>
              ))}
            </div>
            <Key
              entries={[
                [<Shape key="" look="tint" d={box(0, 0, 100, 100)} />, labels.quiet],
                [
                  <g key="">
                    <Dot hollow at={[15, 50]} size={6} />
                    <Dot hollow at={[75, 50]} size={16} />
                  </g>,
                  labels.spend,
                ],
              ]}
            />
          </>
        )
      }
    />
  );
}

import { Art, box, Dot, Key, Shape, wave, type DiagramProps } from './parts';

/** What happened after a reform, what would have happened without it, and what explains the rest. */
export function CounterfactualDiagram({ labels }: DiagramProps<'counterfactual'>) {
  const reform = [36, 90] as const;
  const actual = wave([reform, [91, 1]]);
  const without = wave([[91, 67], reform]);
  const third = 100 / 3;
  const drawing = (
    <>
      <Shape look="tint" d={`${actual}V67${without.slice(6)}z`} />
      <Shape look="bold" d={wave([[0, 97], reform])} />
      <Shape look="bold" d={actual} />
      <Shape look="dash" d={without} />
      <Shape look="faint" d={`M${reform[0]} 10V100`} />
      <Shape look="line" d="M0 100H100" />
      <Dot hollow at={reform} />
      {(['solid line', 'tone line', 'tint line'] as const).map((look, at) => (
        <Shape key={look} look={look} d={box(94, third * at, 6, third)} />
      ))}
    </>
  );
  if (!labels) return drawing;
  return (
    <div className="diagram">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(min(6.75rem,40%),26%)] grid-rows-[repeat(3,minmax(5.5rem,1fr))_auto] gap-x-4">
        <Art className="col-start-1 row-span-3 row-start-1 h-0 min-h-full w-full">{drawing}</Art>
        {labels.causes.map((cause) => (
          <p key={cause} className="col-start-2 self-center">
            {cause}
          </p>
        ))}
        <p className="soft col-span-full ps-[18%] pt-2">{labels.reform}</p>
      </div>
      <Key line={labels.actual} dashes={labels.without} />
    </div>
  );
}

import type { SpecimenFigure } from '../../specimens/specimen';
import type { Write } from '../../specimens/write';
import { Art, Cells, Lanes, Shape } from '../../ui/figures/parts';
import { box } from '../../ui/figures/box';
import type { Mark } from '../../specimens/specimen';

interface FigureProps {
  figure: SpecimenFigure;
  /** Names of the parts, and what the looks mean. */
  names: Readonly<Record<string, string | undefined>>;
  meanings: Readonly<Record<string, string | undefined>>;
  write: Write;
  /** What the start and the end of a chart stand for. */
  ends: readonly [start: string, end: string];
}

/** The figure of a specimen at a position of its control; its frame never moves. */
export function Figure({ figure, names, meanings, write, ends }: FigureProps) {
  const { layout, parts, ground = [], key = {} } = figure;
  const drawings = parts.map(({ marks }) => <Marks key={0} of={marks} />);
  const after = (
    <Legend entries={Object.entries(key).map(([look, name]) => [look, meanings[name]])} />
  );
  if (layout === 'chart') {
    return (
      <div className="figure">
        <Art className="h-64 w-full">
          <Marks of={ground} />
          {drawings}
        </Art>
        <p className="figure-ends soft mt-2">
          <span>{ends[0]}</span>
          <span className="text-end">{ends[1]}</span>
        </p>
        <ul className="mt-4 grid gap-x-8 gap-y-1 sm:grid-cols-2">
          {parts.map(({ name, amount, isStrong, marks }) => (
            <li key={name} className={`flex items-center gap-3 ${isStrong ? 'strong' : ''}`}>
              <Sample look={marks[0]?.look ?? 'line'} />
              <span>{names[name]}</span>
              <span className="ms-auto text-end">{write(amount)}</span>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  if (layout === 'cells') {
    const labels = parts.map(({ name, amount, isStrong = false }) => ({
      ...{ below: names[name], verdict: write(amount), strong: isStrong },
    }));
    return <Cells {...{ drawings, labels, after }} height="h-44" className="text-center" />;
  }
  const labels = parts.map(({ name, amount, isStrong = false }) => ({
    ...{ start: names[name] ?? '', end: write(amount), strong: isStrong },
  }));
  return <Lanes {...{ drawings, labels, after }} height="h-6" />;
}

function Marks({ of }: { of: readonly Mark[] }) {
  return of.map(({ look, d }, at) => <Shape key={at} {...{ look, d }} />);
}

/** What a look is like. */
function Sample({ look }: { look: string }) {
  const isArea = look === 'tint' || look === 'tone' || look === 'solid';
  return (
    <Art className="h-4 w-7 shrink-0">
      <Shape look={look as Mark['look']} d={isArea ? box(0, 0, 100, 100) : 'M0 50H100'} />
    </Art>
  );
}

function Legend({ entries }: { entries: readonly (readonly [string, string | undefined])[] }) {
  return (
    <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-1 text-start text-ink-soft">
      {entries.map(([look, name]) => (
        <li key={look} className="flex items-center gap-3">
          <Sample look={look} />
          {name}
        </li>
      ))}
    </ul>
  );
}

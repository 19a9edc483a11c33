import type { ReactNode } from 'react';
import type { Diagram, DiagramKind, DiagramLabels } from '../../site/diagrams';

/** What a diagram draws, and its labels; without labels it is drawn as a miniature. */
export type DiagramProps<Kind extends DiagramKind> = Omit<
  Extract<Diagram, { kind: Kind }>,
  'kind'
> & {
  labels?: DiagramLabels[Kind];
};

type Area = 'tint' | 'tone' | 'solid';

/** How an area is filled, or a line drawn, by classes of `diagrams.css`. */
type Look = Area | `${Area} line` | 'faint' | 'dash' | 'line' | 'bold';

/** A path in a box of 100 by 100 that is stretched to its place: its lines keep their width. */
export function Shape({ look, d }: { look: Look; d: string }) {
  return <path className={look} d={rounded(d)} />;
}

interface DotProps {
  at: readonly [x: number, y: number];
  /** Its width in pixels. */
  size?: number;
  hollow?: boolean;
}

/** A dot that stays round where its picture is stretched: the round end of a line without length. */
export function Dot({ at: [x, y], size = 9, hollow = false }: DotProps) {
  const d = rounded(`M${x} ${y}h.1`);
  return (
    <>
      <path className="dot" d={d} strokeWidth={size} />
      {hollow && <path className="dot stroke-paper" d={d} strokeWidth={size - 3} />}
    </>
  );
}

/** Slanted lines that fill a box. */
export function Hatch({ box: [x, y, width, height], step = 2 }: { box: Box; step?: number }) {
  const count = Math.floor(width / step);
  const slant = Math.min(step, width);
  const lines = Array.from(
    { length: count },
    (_, at) => `M${x + at * (width / count)} ${y + height}l${slant} ${-height}`,
  );
  return <Shape look="line" d={lines.join('')} />;
}

export type Box = readonly [x: number, y: number, width: number, height: number];

/** The path of a box. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** The path through some spots, level at each of them. */
export function wave(spots: readonly (readonly [number, number])[]): string {
  return spots
    .map(([x, y], at) => {
      const before = spots[at - 1];
      if (!before) return `M${x} ${y}`;
      const middle = (before[0] + x) / 2;
      return `C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}

/** As short as the eye allows. */
function rounded(path: string): string {
  return path.replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

/** A stretched picture of a diagram. */
export function Art({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={`drawn overflow-visible text-accent rtl:[scale:-1_1] ${className}`}
    >
      <g>{children}</g>
    </svg>
  );
}

interface PartedProps {
  drawings: readonly ReactNode[];
  /** How high a drawing is, by a class. */
  height: string;
  className?: string;
  before?: ReactNode;
  after?: ReactNode;
}

interface LanesProps extends PartedProps {
  /** What lies behind all of them, as high as they are together. */
  ground?: ReactNode;
  /** What stands above the drawing of the same place, at its start and its end. */
  labels?: readonly { start: string; end?: string | undefined; strong?: boolean }[] | undefined;
}

/** Drawings one below the other, each as wide as the diagram; close together in a miniature. */
export function Lanes({ drawings, labels, height, ground, before, after }: LanesProps) {
  if (!labels) return [ground, <Grid key="lanes" drawings={drawings} across={1} filled={1} />];
  return (
    <div className="diagram">
      {before}
      <div className="relative isolate grid auto-rows-fr gap-y-3">
        <Art className="absolute -z-10 size-full">{ground}</Art>
        {drawings.map((drawing, at) => {
          const { start, end, strong = false } = labels[at] ?? {};
          return (
            <div key={at} className="flex flex-col justify-end gap-1">
              <div className="flex items-end justify-between gap-x-8">
                <p className={strong && !end ? 'strong' : ''}>{start}</p>
                {end && <p className={strong ? 'strong' : 'soft'}>{end}</p>}
              </div>
              <Art className={`w-full ${height}`}>{drawing}</Art>
            </div>
          );
        })}
      </div>
      {after}
    </div>
  );
}

interface CellsProps extends PartedProps {
  /** What stands above and below the drawing of the same place. */
  labels?:
    | readonly { above?: string; below: string | undefined; verdict?: string; strong?: boolean }[]
    | undefined;
}

/** Three drawings side by side, or four: two in a row where there is little room. */
export function Cells({ drawings, labels, height, className = '', before, after }: CellsProps) {
  if (!labels) {
    return (
      <Grid drawings={drawings} across={drawings.length > 3 ? 2 : drawings.length} filled={0.92} />
    );
  }
  const [row, cell] =
    drawings.length === 3
      ? ['grid-cols-3', '']
      : ['grid-cols-2 @min-[36rem]:only-of-type:grid-cols-4', 'px-2'];
  return (
    <div className={`diagram ${className}`}>
      {before}
      {/* One below the other where text is of twice its size on a phone. */}
      <div className={`grid gap-y-6 @max-[15rem]:grid-cols-1 ${row}`}>
        {drawings.map((drawing, at) => {
          const { above, below, verdict, strong = false } = labels[at] ?? {};
          return (
            <div key={at} className={`row-span-3 grid grid-rows-subgrid gap-y-0 ${cell}`}>
              {above && <p className="self-end px-1 pb-2">{above}</p>}
              <Art className={`row-start-2 w-full ${height}`}>{drawing}</Art>
              <div className="row-start-3 px-1 pt-2">
                <p className={strong ? 'strong' : above ? 'soft' : ''}>{below}</p>
                {verdict && <p className="strong">{verdict}</p>}
              </div>
            </div>
          );
        })}
      </div>
      {after}
    </div>
  );
}

/** The drawings of a miniature in rows; each fills a part of its place. */
function Grid({
  drawings,
  across,
  filled,
}: {
  drawings: readonly ReactNode[];
  across: number;
  filled: number;
}) {
  const down = Math.ceil(drawings.length / across);
  return drawings.map((drawing, at) => {
    const place = `${(100 / across) * (at % across)} ${(100 / down) * Math.floor(at / across)}`;
    return (
      <g key={at} transform={`translate(${place}) scale(${filled / across} ${filled / down})`}>
        {drawing}
      </g>
    );
  });
}

const whole = box(0, 0, 100, 100);
const samples = {
  line: <Shape look="bold" d="M0 50H100" />,
  dashes: <Shape look="dash" d="M0 50H100" />,
  dashed: <Shape look="dash" d={whole} />,
  tint: <Shape look="tint" d={whole} />,
  tone: <Shape look="tone" d={whole} />,
  hatched: (
    <>
      <Hatch box={[0, 0, 100, 100]} step={25} />
      <Shape look="line" d={whole} />
    </>
  ),
  ring: <Dot at={[50, 50]} size={14} hollow />,
  dot: <Dot at={[50, 50]} size={14} />,
  growing: (
    <>
      <Dot at={[15, 50]} size={7} hollow />
      <Dot at={[70, 50]} size={18} hollow />
    </>
  ),
};

/** What the looks of a diagram mean: a sample of each with its name. */
export function Key(names: Partial<Record<keyof typeof samples, string>>) {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-ink-soft">
      {Object.entries(samples).map(
        ([sample, drawing]) =>
          sample in names && (
            <li key={sample} className="flex items-center gap-3">
              <Art className="h-4 w-6 shrink-0">{drawing}</Art>
              {names[sample as keyof typeof samples]}
            </li>
          ),
      )}
    </ul>
  );
}

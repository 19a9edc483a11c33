import type { ReactNode } from 'react';
import type { Figure, FigureKind, FigureLabels } from '../../site/figures';

/** What a figure draws, and its labels; without labels it is drawn as a miniature. */
export type FigureProps<Kind extends FigureKind> = Omit<Extract<Figure, { kind: Kind }>, 'kind'> & {
  labels?: FigureLabels[Kind];
};

/** How an area is filled, or a line drawn, by a class of `figures.css`. */
type Look = 'tint' | 'tone' | 'solid' | 'faint' | 'dash' | 'line' | 'bold';

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

/** A stretched picture of a figure. */
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

const tones = { plain: '', strong: 'font-medium text-accent', soft: 'text-ink-soft' } as const;

interface LabelProps {
  /** As it is, in the practice's colour, or receding. */
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}

/** A label of a figure. */
export function Label({ tone = 'plain', className = '', children }: LabelProps) {
  return <p className={`${tones[tone]} ${className}`}>{children}</p>;
}

interface PictureInPartsProps {
  drawings: readonly ReactNode[];
  /** What stands above and below the drawing of the same place; a miniature has none. */
  labels?: readonly { above?: ReactNode; below?: ReactNode }[] | undefined;
  before?: ReactNode;
  after?: ReactNode;
  /** The class that says how high a drawing is. */
  height: string;
  className?: string;
}

/** Drawings one below the other, each as wide as the figure, with its labels. */
export function Lanes({
  drawings,
  labels,
  before,
  after,
  height,
  className = '',
}: PictureInPartsProps) {
  if (!labels) {
    return drawings.map((drawing, at) => {
      const part = 1 / drawings.length;
      return (
        <g key={at} transform={`translate(0 ${100 * part * at}) scale(1 ${part})`}>
          {drawing}
        </g>
      );
    });
  }
  return (
    <div className={`figure ${className}`}>
      {before}
      {drawings.map((drawing, at) => (
        <div key={at} className="mt-3 first:mt-0">
          <div className="figure-ends">{labels[at]?.above}</div>
          <Art className={`mt-1 w-full ${height}`}>{drawing}</Art>
        </div>
      ))}
      {after}
    </div>
  );
}

/** Drawings side by side, two in a row where there is little room, each with its labels. */
export function Cells({
  drawings,
  labels,
  before,
  after,
  height,
  className = '',
}: PictureInPartsProps) {
  if (!labels) {
    const down = drawings.length > 3 ? 2 : 1;
    const across = drawings.length / down;
    return drawings.map((drawing, at) => {
      const [x, y] = [(at % across) / across, Math.floor(at / across) / down];
      const place = `translate(${100 * x} ${100 * y}) scale(${0.92 / across} ${0.92 / down})`;
      return (
        <g key={at} transform={place}>
          {drawing}
        </g>
      );
    });
  }
  return (
    <div className={`figure ${className}`}>
      {before}
      <div className="figure-cells" data-count={drawings.length}>
        {drawings.map((drawing, at) => (
          <div key={at}>
            <div className="self-end">{labels[at]?.above}</div>
            <Art className={`w-full ${height}`}>{drawing}</Art>
            <div>{labels[at]?.below}</div>
          </div>
        ))}
      </div>
      {after}
    </div>
  );
}

/** What the looks of a figure mean: a sample of each with its name. */
export function Key({
  entries,
}: {
  entries: readonly (readonly [sample: ReactNode, name: string])[];
}) {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-ink-soft">
      {entries.map(([sample, name]) => (
        <li key={name} className="flex items-center gap-3">
          <Art className="h-4 w-6 shrink-0">{sample}</Art>
          {name}
        </li>
      ))}
    </ul>
  );
}

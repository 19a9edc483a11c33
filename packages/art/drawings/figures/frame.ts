import { curveBumpX, curveBumpY, line as d3Line, type CurveFactory } from 'd3-shape';
import type { Spot } from '../../../../src/site/figures';

/** How a path is drawn; the component in `src/ui/drawn/` gives each its look. */
export const roles = [
  'tint',
  'tone',
  'faint',
  'dash',
  'line',
  'bold',
  'solid',
  'dot',
  'hole',
] as const;
export type Role = (typeof roles)[number];

/** The path data of a figure by role, in the order in which they are painted. */
export type Shapes = Partial<Record<Role, string>>;

/** The three pictures of a figure: across, down beside a list of its labels, and small. */
export type FrameName = 'wide' | 'tall' | 'mini';

/** The boxes in which they are drawn; `src/ui/FigureArt.tsx` has those of the large ones. */
export const boxes = { wide: [720, 280], tall: [96, 600], mini: [72, 72] } as const;

/** A spot by what it means: how far along, and how far across. */
export type Place = (along: number, across: number) => Spot;

/**
 * A picture's box and the paths drawn in it. A figure says where something is along the way that it
 * shows and across it; the frame turns that into a place in the box, across or down.
 */
export class Frame {
  readonly name: FrameName;
  private readonly paths = new Map<Role, string[]>();

  constructor(name: FrameName) {
    this.name = name;
  }

  get isTall(): boolean {
    return this.name === 'tall';
  }

  /** Where a spot lies in the box. */
  readonly at: Place = (along, across) => {
    const [width, height] = boxes[this.name];
    if (this.isTall) return [across * width, along * height];
    const margin = this.name === 'mini' ? 5 : 0;
    return [margin + along * (width - 2 * margin), margin + across * (height - 2 * margin)];
  };

  /** Of two values the one for pictures across, or the one for the picture down. */
  pick<Value>(across: Value, down: Value): Value {
    return this.isTall ? down : across;
  }

  /** A level, counted from the foot of a picture across and from the start of one down. */
  level(value: number): number {
    return this.isTall ? value : 1 - value;
  }

  add(role: Role, path: string): void {
    this.paths.set(role, [...(this.paths.get(role) ?? []), path]);
  }

  /** Straight lines from spot to spot. */
  lines(role: Role, spots: readonly Spot[], end: '' | 'z' = ''): void {
    this.add(role, `M${spots.map((spot) => this.write(spot)).join('L')}${end}`);
  }

  box(role: Role, [along, across]: Spot, [alongTo, acrossTo]: Spot): void {
    const corners: Spot[] = [
      [along, across],
      [alongTo, across],
      [alongTo, acrossTo],
      [along, acrossTo],
    ];
    this.lines(role, corners, 'z');
  }

  /** A curve that leaves and reaches its spots along the way. */
  curve(role: Role, spots: readonly Spot[], form?: CurveFactory): void {
    this.add(role, this.curved(spots, form));
  }

  /** What lies between two curves. */
  band(role: Role, one: readonly Spot[], other: readonly Spot[], form?: CurveFactory): void {
    const back = this.curved([...other].reverse(), form).replace('M', 'L');
    this.add(role, `${this.curved(one, form)}${back}z`);
  }

  /** A line so short that its round ends make a dot; of whole tenths, which rounding keeps. */
  dot(role: 'dot' | 'hole', spot: Spot): void {
    const [x, y] = this.at(...spot);
    this.add(role, `M${x.toFixed(1)} ${y.toFixed(1)}h.1`);
  }

  /** From the way to the side of the labels: leaves along it, arrives across it. */
  turn(role: Role, from: Spot, to: Spot): void {
    this.add(role, `M${this.write(from)}Q${this.write([to[0], from[1]])} ${this.write(to)}`);
  }

  /** The head of an arrow, in the units of the box. */
  head(role: Role, spot: Spot, towards: 'on' | 'out', size = 6): void {
    const [x, y] = this.at(...spot);
    const isRight = (towards === 'on') !== this.isTall;
    const [start, end] = isRight
      ? [`${x - size} ${y - size}`, `${x - size} ${y + size}`]
      : [`${x - size} ${y - size}`, `${x + size} ${y - size}`];
    this.add(role, `M${start}L${x} ${y}L${end}`);
  }

  /** What has been drawn, through `shorten`. */
  shapes(shorten: (path: string, role: Role) => string): Shapes {
    const drawn = roles.flatMap((role) => {
      const paths = this.paths.get(role);
      return paths ? [[role, shorten(paths.join(''), role)] as const] : [];
    });
    return Object.fromEntries(drawn);
  }

  private curved(spots: readonly Spot[], form?: CurveFactory): string {
    const curve = form ?? (this.isTall ? curveBumpY : curveBumpX);
    return (
      d3Line<Spot>(
        (spot) => this.at(...spot)[0],
        (spot) => this.at(...spot)[1],
      ).curve(curve)([...spots]) ?? ''
    );
  }

  private write(spot: Spot): string {
    return this.at(...spot).join(' ');
  }
}

import { curveMonotoneX, curveMonotoneY } from 'd3-shape';
import { binOfItem, type Figure, type FigureKind, type Spot } from '../../../../src/site/figures';
import { boxes, type Frame } from './frame';

type Of<Kind extends FigureKind> = Extract<Figure, { kind: Kind }>;

/** Draws each kind of figure into a frame. Its labels stand where the style sheet places them. */
export const kinds: { [Kind in FigureKind]: (frame: Frame, figure: Of<Kind>) => void } = {
  funnel,
  ladder,
  gantt,
  curve,
  leak,
  corridor,
  ring,
  dial,
  matrix,
  cascade,
  sort,
};

/** The middle of the nth of some equal steps. */
const step = (index: number, count: number) => (index + 0.5) / count;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

function funnel(frame: Frame, { remaining }: Of<'funnel'>): void {
  const isMini = frame.name === 'mini';
  const left = isMini ? [5, 4, 3, 2, 1] : remaining;
  const test = (at: number) => frame.pick(step(at + 1, 6), step(2 * at + 1, 9));
  const drop = (at: number) => frame.pick((at + 2) / 6, step(2 * at + 2, 9));
  const [middle, reach] = [frame.pick(isMini ? 0.5 : 0.42, 0.4), frame.pick(0.38, 0.36)];
  const spread = (at: number) => reach * (1 - at / 4.4);
  /** Where the candidates that come to a test run; each test lets the first of them pass. */
  const lanes = (at: number) => {
    const count = left[at] ?? 1;
    return range(count).map((lane) =>
      count === 1 ? middle : middle + spread(at) * ((2 * lane) / (count - 1) - 1),
    );
  };
  const end = isMini ? 1 : frame.pick(0.82, step(8, 9));
  for (const at of range(4)) {
    const coming = lanes(at);
    const before = at === 0 ? coming : lanes(at - 1);
    const from = at === 0 ? frame.pick(0, step(0, 9)) : test(at - 1);
    const passing = left[at + 1] ?? 1;
    for (const [lane, across] of coming.entries()) {
      frame.curve(coming.length === 1 ? 'bold' : 'line', [
        [from, before[lane] ?? across],
        [test(at), across],
      ]);
      if (lane < passing || isMini) continue;
      const isNamed = at < 3 && lane === coming.length - 1;
      const stop: Spot = isNamed ? [drop(at), frame.pick(0.97, 0.94)] : [test(at), across];
      if (isNamed) frame.turn('dash', [test(at), across], stop);
      frame.dot('hole', stop);
    }
    const edge = spread(at) + 0.06;
    frame.lines('bold', [
      [test(at), middle - edge],
      [test(at), middle + edge],
    ]);
    if (isMini) continue;
    frame.lines('faint', [
      [test(at), frame.pick(0, middle + edge)],
      [test(at), frame.pick(middle - edge, 1)],
    ]);
  }
  frame.curve('bold', [
    [test(3), lanes(3)[0] ?? middle],
    [end, middle],
  ]);
  frame.dot('dot', [end, middle]);
}

function ladder(frame: Frame, { parts }: Of<'ladder'>): void {
  const half = frame.pick(0.34, 0.28) / 6;
  const top = 0.97;
  const bar = (at: number, from: number, to: number): [Spot, Spot] => [
    [step(at, 6) - half, frame.level(from * top)],
    [step(at, 6) + half, frame.level(to * top)],
  ];
  frame.box('tint', ...bar(0, 0, 1));
  frame.box('line', ...bar(0, 0, 1));
  let left = 1;
  for (const [at, part] of parts.entries()) {
    const next = left - part / 100;
    frame.lines('dash', [
      [step(at, 6) + half, frame.level(left * top)],
      [step(at + 1, 6) + half, frame.level(left * top)],
    ]);
    frame.box('tone', ...bar(at + 1, next, left));
    left = next;
  }
  frame.lines('dash', [
    [step(4, 6) + half, frame.level(left * top)],
    [step(5, 6) - half, frame.level(left * top)],
  ]);
  frame.box('solid', ...bar(5, 0, left));
  frame.lines('faint', [
    [0, frame.level(0)],
    [1, frame.level(0)],
  ]);
}

function gantt(frame: Frame, { ends }: Of<'gantt'>): void {
  /** Across, a quarter of the time lies between two gates; down, rows and gates take turns. */
  const gate = (at: number) => frame.pick(at / 4, step(2 * at - 1, 7));
  const time = (part: number) => {
    if (!frame.isTall) return part;
    return part <= 0.25
      ? (part / 0.25) * gate(1)
      : gate(1) + ((part - 0.25) / 0.75) * (1 - gate(1));
  };
  const lane = (row: number) => frame.pick(step(row, 4), 0.09 + row * 0.2);
  const half = frame.name === 'mini' ? 0.075 : frame.pick(0.055, 0.06);
  for (const row of range(4)) {
    const from = row === 0 ? 0 : gate(row);
    const to = time(ends[row] ?? 1);
    frame.box(row === 0 ? 'solid' : 'tone', [from, lane(row) - half], [to, lane(row) + half]);
    frame.box('line', [from, lane(row) - half], [to, lane(row) + half]);
    frame.lines(
      'faint',
      frame.pick<Spot[]>(
        [
          [0, lane(row) + 0.125],
          [1, lane(row) + 0.125],
        ],
        [
          [step(2 * row, 7), lane(row) + half],
          [step(2 * row, 7), 1],
        ],
      ),
    );
    if (row === 0) continue;
    frame.lines(
      'dash',
      frame.pick<Spot[]>(
        [
          [gate(row), 0],
          [gate(row), lane(row)],
        ],
        [
          [gate(row), lane(row - 1) - half],
          [gate(row), 0.94],
        ],
      ),
    );
    if (frame.name !== 'mini') frame.dot('hole', [gate(row), frame.pick(0.02, 0.94)]);
  }
}

function curve(frame: Frame, { levels, lift }: Of<'curve'>): void {
  const form = frame.pick(curveMonotoneX, curveMonotoneY);
  const [peak, trough] = [0.375, 0.75];
  /** Down, five labels stand beside the curve: its peak and trough must come level with theirs. */
  const time = (part: number) => {
    if (!frame.isTall) return part;
    if (part <= peak) return 0.16 + (part / peak) * (0.5 - 0.16);
    if (part <= trough) return 0.5 + ((part - peak) / (trough - peak)) * 0.4;
    return 0.9 + ((part - trough) / (1 - trough)) * 0.1;
  };
  const scaled = frame.pick(0.74, 0.72);
  const spot = ([part, level]: Spot): Spot => [time(part), frame.level(0.03 + level * scaled)];
  const ceiling = frame.level(frame.pick(0.79, 0.8));
  const course = levels.map(spot);
  const foot = levels.map(([part]): Spot => [time(part), frame.level(0)]);
  frame.band('tint', course, foot, form);
  frame.curve('bold', course, form);
  frame.lines('line', [
    [frame.pick(0, 0.1), ceiling],
    [1, ceiling],
  ]);
  if (frame.name === 'mini') return;
  frame.curve('dash', lift.map(spot), form);
  if (frame.isTall) {
    frame.lines('line', [
      [0.1, ceiling],
      [0.1, 1],
    ]);
  }
  frame.lines('faint', [
    [frame.pick(0, 0.1), frame.level(0)],
    [1, frame.level(0)],
  ]);
  const lifted = lift.reduce((a, b) => (Math.abs(b[0] - trough) < Math.abs(a[0] - trough) ? b : a));
  const from = spot([peak + 0.09, 0.72]);
  const to = spot([lifted[0], lifted[1] + 0.04]);
  frame.add('line', turned(frame, from, to));
  frame.head('line', to, frame.pick('out', 'on'), 5);
  frame.dot('hole', from);
}

/** An arc that leaves along the way and arrives across it. */
function turned(frame: Frame, from: Spot, to: Spot): string {
  const [start, bend, end] = [
    frame.at(...from),
    frame.isTall ? frame.at(to[0] - 0.02, from[1]) : frame.at(to[0], from[1]),
    frame.at(...to),
  ];
  return `M${start.join(' ')}Q${bend.join(' ')} ${end.join(' ')}`;
}

function leak(frame: Frame, { leaks }: Of<'leak'>): void {
  const stage = (at: number) =>
    frame.pick(step(at, 5), step(at === 4 ? 7 : Math.max(0, 2 * at - 1), 8));
  const outlet = (at: number) => frame.pick((at + 2) / 5, step(2 * at + 2, 8));
  const [top, width] = [frame.pick(0.03, 0.04), frame.pick(0.6, 0.62)];
  const foot: Spot[] = [[0, top + width]];
  let left = 1;
  for (const [at, part] of leaks.entries()) {
    const lost = part / 100;
    const [from, turn, to] = [stage(at + 1), outlet(at), outlet(at) + lost * frame.pick(0.1, 0.05)];
    const [inner, outer] = [top + width * (left - lost), top + width * left];
    const half = (to - turn) * 1.0;
    foot.push([from, outer], [from, inner]);
    const corner = (along: number, across: number) => frame.at(along, across).join(' ');
    frame.add(
      'tone',
      `M${corner(from, inner)}L${corner(turn - half, inner)}Q${corner(turn + half, inner)} ${corner(turn + half, 0.96)}L${corner(turn - half, 0.96)}Q${corner(turn - half, outer)} ${corner(from, outer)}z`,
    );
    if (frame.name !== 'mini') frame.head('line', [turn, 1], 'out', 5);
    left -= lost;
  }
  const end = top + width * left;
  const last = outlet(2) + 0.03;
  frame.lines('tint', [[0, top], [last, top], [last, end], ...[...foot].reverse()], 'z');
  frame.box('solid', [last, top], [frame.pick(0.985, 0.985), end]);
  frame.lines('bold', [
    [0, top],
    [0, top + width],
  ]);
  for (const at of range(3)) {
    const thick = 1 - leaks.slice(0, at).reduce((sum, part) => sum + part / 100, 0);
    frame.lines('line', [
      [stage(at + 1), top],
      [stage(at + 1), top + width * thick],
    ]);
    if (frame.isTall) {
      frame.lines('faint', [
        [stage(at + 1), top + width * thick],
        [stage(at + 1), 1],
      ]);
    }
  }
}

function corridor(frame: Frame, { openings, exitsAfter }: Of<'corridor'>): void {
  const order = range(4).flatMap((at) =>
    exitsAfter.some((exit) => exit === at + 1) ? ['gate', 'exit'] : ['gate'],
  );
  const rows = order.length + 2;
  const nth = (what: string, index: number) =>
    order.flatMap((name, row) => (name === what ? [row + 1] : []))[index] ?? 0;
  const gate = (at: number) => frame.pick(step(at + 1, 6), step(nth('gate', at), rows));
  const exit = (index: number) =>
    frame.pick(((exitsAfter[index] ?? 1) + 1) / 6, step(nth('exit', index), rows));
  const [middle, reach] = [frame.pick(0.42, 0.4), frame.pick(0.4, 0.36)];
  const wall = (at: number, side: number) => middle + side * reach * (openings[at] ?? 0);
  const end = frame.pick(0.82, step(rows - 1, rows));
  const sides = [-1, 1].map((side): Spot[] => [
    [frame.pick(0, step(0, rows)), middle + side * reach * 0.8],
    ...range(4).map((at): Spot => [gate(at), wall(at, side)]),
    [end, wall(3, side)],
  ]);
  frame.lines('tint', [...(sides[0] ?? []), ...[...(sides[1] ?? [])].reverse()], 'z');
  for (const at of range(4)) {
    for (const side of [-1, 1]) {
      frame.lines('bold', [
        [gate(at), wall(at, side)],
        [gate(at), middle + side * reach],
      ]);
    }
    frame.lines('faint', [
      [gate(at), frame.pick(0, middle + reach)],
      [gate(at), frame.pick(middle - reach, 1)],
    ]);
  }
  frame.lines('line', [
    [frame.pick(0, step(0, rows)), middle],
    [end, middle],
  ]);
  frame.head('line', [end, middle], 'on');
  frame.dot('dot', [frame.pick(0.006, step(0, rows)), middle]);
  if (frame.name === 'mini') return;
  for (const index of [0, 1]) {
    const after = gate((exitsAfter[index] ?? 1) - 1);
    frame.turn('dash', [after + 0.02, middle], [exit(index), frame.pick(0.96, 0.94)]);
    frame.dot('hole', [exit(index), frame.pick(0.96, 0.94)]);
  }
}

/** An arc of a disk in the units of a box; degrees run clockwise from the top. */
interface Arc {
  centre: Spot;
  radius: number;
  thickness: number;
  from: number;
  to: number;
}

function spotOn([x, y]: Spot, radius: number, degrees: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
}

function arcOf({ centre, radius, thickness, from, to }: Arc): string {
  const corner = (distance: number, degrees: number) => spotOn(centre, distance, degrees).join(' ');
  const inner = radius - thickness;
  const sweep = `0 ${to - from > 180 ? 1 : 0}`;
  return `M${corner(radius, from)}A${radius} ${radius} ${sweep} 1 ${corner(radius, to)}L${corner(inner, to)}A${inner} ${inner} ${sweep} 0 ${corner(inner, from)}z`;
}

function ring(frame: Frame, { gapAfter, overlapAfter }: Of<'ring'>): void {
  if (frame.isTall) return chain(frame, gapAfter, overlapAfter);
  const [width, height] = boxes[frame.name];
  const centre: Spot = [width / 2, height / 2];
  const isMini = frame.name === 'mini';
  const [radius, thickness] = isMini ? [31, 9] : [130, 30];
  const leader = (degrees: number) => {
    const [x, y] = spotOn(centre, radius, degrees);
    const edge = degrees < 180 ? width * 0.715 : width * 0.285;
    frame.add('faint', `M${x} ${y}H${edge}`);
    return [x, y] as const;
  };
  for (const at of range(6)) {
    const before = at === 0 ? 6 : at;
    const wide = (place: number) => (place === gapAfter ? -13 : place === overlapAfter ? 9 : -1.5);
    const arc = { centre, from: at * 60 - wide(before), to: (at + 1) * 60 + wide(at + 1) };
    const shared = [before, at + 1].includes(overlapAfter);
    // Where two hold one power, one of them lies a little further out.
    const out = shared && at + 1 === overlapAfter ? thickness * 0.32 : 0;
    const path = arcOf({ ...arc, radius: radius + out, thickness });
    frame.add('tint', path);
    frame.add('line', path);
    if (!isMini) leader(at * 60 + 30);
  }
  const gap = { centre, radius, thickness, from: gapAfter * 60 - 13, to: gapAfter * 60 + 13 };
  if (!isMini) frame.add('dash', arcOf(gap));
  const overlap = {
    centre,
    radius: radius + thickness * 0.32,
    thickness: thickness * 1.32,
    from: overlapAfter * 60 - 9,
    to: overlapAfter * 60 + 9,
  };
  frame.add('solid', arcOf(overlap));
  if (isMini) return;
  leader(gapAfter * 60);
  leader(overlapAfter * 60);
}

/** The ring laid straight beside the list of its labels. */
function chain(frame: Frame, gapAfter: number, overlapAfter: number): void {
  const rows = 9;
  const order = range(6).flatMap((at): (number | 'gap' | 'overlap')[] => {
    const marks = [gapAfter, overlapAfter].filter((place) => place === at + 1);
    return [at, ...marks.map((place) => (place === gapAfter ? 'gap' : 'overlap'))];
  });
  const row = (entry: number | 'gap' | 'overlap') => step(order.indexOf(entry) + 1, rows);
  const half = 0.5 / rows;
  const [spine, from, to] = [0.12, 0.46, 0.74];
  frame.dot('dot', [step(0, rows), spine]);
  frame.lines('line', [
    [step(0, rows), spine],
    [row(5), spine],
  ]);
  frame.lines('faint', [
    [step(0, rows), spine],
    [step(0, rows), 1],
  ]);
  for (const at of range(6)) {
    const shared = (place: number) => place === overlapAfter;
    const shift = at + 1 === overlapAfter ? 0.1 : 0;
    const start = row(at) - half * (shared(at) ? 2.1 : 0.8);
    const end = row(at) + half * (shared(at + 1) ? 2.1 : 0.8);
    frame.box('tint', [start, from + shift], [end, to + shift]);
    frame.box('line', [start, from + shift], [end, to + shift]);
    frame.lines('faint', [
      [row(at), spine],
      [row(at), 1],
    ]);
  }
  frame.box('dash', [row('gap') - half * 0.8, from], [row('gap') + half * 0.8, to]);
  frame.lines('faint', [
    [row('gap'), to],
    [row('gap'), 1],
  ]);
  frame.box('solid', [row('overlap') - half * 1.0, from], [row('overlap') + half * 1.0, to + 0.1]);
  frame.lines('faint', [
    [row('overlap'), to],
    [row('overlap'), 1],
  ]);
}

function dial(frame: Frame, { zones, hand }: Of<'dial'>): void {
  if (frame.isTall) return gauge(frame, zones, hand);
  const isMini = frame.name === 'mini';
  const centre: Spot = isMini ? [36, 52] : [360, 206];
  const [radius, thickness] = isMini ? [31, 9] : [170, 34];
  const degrees = (part: number) => part * 180 - 90;
  let from = 0;
  for (const [at, zone] of zones.entries()) {
    const to = from + zone / 100;
    const arc = { centre, radius, thickness, from: degrees(from) + 1, to: degrees(to) - 1 };
    frame.add((['tint', 'tone', 'solid'] as const)[at] ?? 'solid', arcOf(arc));
    frame.add('line', arcOf(arc));
    from = to;
  }
  const tip = spotOn(centre, radius - thickness / 2, degrees(hand));
  frame.add('bold', `M${centre.join(' ')}L${tip.join(' ')}`);
  frame.add('dot', `M${centre.join(' ')}h.1`);
  if (isMini) return;
  for (const turn of range(11)) {
    const [one, other] = [radius + 6, radius + (turn % 5 ? 11 : 15)].map((distance) =>
      spotOn(centre, distance, degrees(turn / 10)),
    );
    frame.add('faint', `M${one?.join(' ')}L${other?.join(' ')}`);
  }
  // From each reading down to what it sets off.
  for (const x of [110, 610]) {
    frame.add('dash', `M${x} 150V268`);
    frame.head('line', [x / 720, 270 / 280], 'out', 5);
  }
  frame.add('dash', `M360 218V226M360 256V268`);
  frame.head('line', [0.5, 270 / 280], 'out', 5);
}

/** The dial as an upright scale beside the list of its labels. */
function gauge(frame: Frame, zones: readonly number[], hand: number): void {
  const rows = 7;
  const [from, to] = [0.2, 0.46];
  const [top, bottom] = [step(1, rows) - 0.4 / rows, step(6, rows) + 0.4 / rows];
  const bounds = [top, step(2, rows) + 0.5 / rows, step(4, rows) + 0.5 / rows, bottom];
  for (const at of zones.keys()) {
    const box: [Spot, Spot] = [
      [bounds[at] ?? 0, from],
      [bounds[at + 1] ?? 1, to],
    ];
    frame.box((['tint', 'tone', 'solid'] as const)[at] ?? 'solid', ...box);
    frame.box('line', ...box);
    const [reading, trigger] = [step(2 * at + 1, rows), step(2 * at + 2, rows)];
    frame.lines('faint', [
      [reading, to],
      [reading, 1],
    ]);
    frame.lines('dash', [
      [reading, 0.72],
      [trigger, 0.72],
      [trigger, 0.96],
    ]);
    frame.add('line', arrowOut(frame, [trigger, 1]));
  }
  const level = top + (bottom - top) * hand;
  frame.lines('faint', [
    [step(0, rows), (from + to) / 2],
    [step(0, rows), 1],
  ]);
  frame.lines('line', [
    [step(0, rows), (from + to) / 2],
    [top, (from + to) / 2],
  ]);
  frame.lines('bold', [
    [level, 0.04],
    [level, to + 0.06],
  ]);
  frame.dot('dot', [level, 0.04]);
}

/** The head of an arrow that points to the labels beside a picture. */
function arrowOut(frame: Frame, spot: Spot): string {
  const [x, y] = frame.at(...spot);
  return `M${x - 6} ${y - 5}L${x} ${y}L${x - 6} ${y + 5}`;
}

function matrix(frame: Frame, { candidates }: Of<'matrix'>): void {
  const box = boxes[frame.name === 'tall' ? 'wide' : frame.name];
  const margin = frame.name === 'mini' ? 5 : 0;
  const at = ([x, y]: Spot) =>
    [margin + x * (box[0] - 2 * margin), margin + (1 - y) * (box[1] - 2 * margin)]
      .map((value) => value.toFixed(1))
      .join(' ');
  frame.add('tint', `M${at([0.5, 0.5])}L${at([0.5, 1])}L${at([1, 1])}L${at([1, 0.5])}z`);
  frame.add('faint', `M${at([0.5, 0])}L${at([0.5, 1])}M${at([0, 0.5])}L${at([1, 0.5])}`);
  frame.add('line', `M${at([0, 1])}L${at([0, 0])}L${at([1, 0])}`);
  for (const candidate of candidates) {
    const isChosen = candidate[0] > 0.5 && candidate[1] > 0.5;
    frame.add(isChosen ? 'dot' : 'hole', `M${at(candidate)}h.1`);
  }
}

function cascade(frame: Frame, { form, widths }: Of<'cascade'>): void {
  if (frame.isTall) return tree(frame, widths);
  const reach = frame.name === 'mini' ? 1.6 : 1;
  for (const [at, width] of widths.entries()) {
    const axis = step(at, 3);
    const half = (width / 100) * reach;
    if (form === 'pillars') {
      frame.box('tint', [axis - half, 0.08], [axis + half, 0.92]);
      for (const part of [-1, -0.33, 0.33, 1]) {
        frame.lines('line', [
          [axis + half * part, 0.08],
          [axis + half * part, 0.94],
        ]);
      }
      // As far apart from the next one's as from the beam's ends.
      const capital = Math.min(half * 1.7, 0.145);
      for (const height of [0.08, 0.94]) {
        frame.lines('bold', [
          [axis - capital, height],
          [axis + capital, height],
        ]);
      }
    } else {
      frame.add('line', bent(frame, [0.5, 0], [axis, 0.42]));
      frame.lines('line', [
        [axis, 0.42],
        [axis, 0.94],
      ]);
      frame.dot('hole', [axis, 0.42]);
      frame.box('solid', [axis - half, 0.92], [axis + half, 1]);
    }
  }
  if (form === 'pillars') frame.box('solid', [0.01, 0], [0.99, 0.05]);
  else frame.dot('dot', [0.5, 0.02]);
}

/** A curve that leaves and arrives downwards. */
function bent(frame: Frame, from: Spot, to: Spot): string {
  const [[x, y], [endX, endY]] = [frame.at(...from), frame.at(...to)];
  const middle = (y + endY) / 2;
  return `M${x} ${y}C${x} ${middle} ${endX} ${middle} ${endX} ${endY}`;
}

function tree(frame: Frame, widths: readonly number[]): void {
  const rows = 7;
  const [trunk, knot] = [0.1, 0.5];
  frame.dot('dot', [step(0, rows), trunk]);
  frame.lines('faint', [
    [step(0, rows), trunk],
    [step(0, rows), 1],
  ]);
  frame.lines('bold', [
    [step(0, rows), trunk],
    [step(5, rows), trunk],
  ]);
  for (const at of widths.keys()) {
    const [branch, twig] = [step(2 * at + 1, rows), step(2 * at + 2, rows)];
    frame.lines('line', [
      [branch, trunk],
      [branch, 1],
    ]);
    frame.turn('dash', [branch, knot], [twig, knot]);
    frame.lines('dash', [
      [twig, knot],
      [twig, 1],
    ]);
    frame.dot('hole', [branch, knot]);
    frame.dot('hole', [twig, 0.95]);
  }
}

function sort(frame: Frame, { weights }: Of<'sort'>): void {
  if (frame.isTall) return heaps(frame, weights);
  const bins = [2, 6, 9];
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  /** How many hundredths of the height a weight takes. */
  const unit = 0.62 / total;
  const filled = [0, 1, 2].map((bin) => {
    const sum = weights.reduce(
      (all, weight, item) => all + (binOfItem[item] === bin ? weight : 0),
      0,
    );
    return { sum, next: (bins[bin] ?? 0) / 10 - (sum * unit) / 2 };
  });
  for (const [item, weight] of weights.entries()) {
    const bin = filled[binOfItem[item] ?? 0];
    if (!bin) continue;
    const [from, thick] = [step(item, 5) - (weight * unit) / 2, weight * unit];
    const course = (start: number, end: number): Spot[] => [
      [0.02, start],
      [0.96, end],
    ];
    frame.band('tone', course(from, bin.next), course(from + thick, bin.next + thick));
    frame.lines('bold', [
      [0.01, from],
      [0.01, from + thick],
    ]);
    bin.next += thick;
  }
  for (const { sum, next } of filled) frame.box('solid', [0.96, next - sum * unit], [1, next]);
}

/** Things and their bins in turn, beside the list of their labels. */
function heaps(frame: Frame, weights: readonly number[]): void {
  const rows = 8;
  const most = Math.max(...weights);
  let row = 0;
  for (const bin of [0, 1, 2]) {
    const items = weights.flatMap((weight, item) => (binOfItem[item] === bin ? [weight] : []));
    const own = row + items.length;
    for (const weight of items) {
      const half = (0.07 + (0.1 * weight) / most) / 2;
      const at = step(row, rows);
      frame.lines('faint', [
        [at, 0.6],
        [at, 1],
      ]);
      frame.add('tone', ribbon(frame, at, half, step(own, rows)));
      row += 1;
    }
    frame.box('solid', [step(own, rows) - 0.022, 0.1], [step(own, rows) + 0.022, 0.42]);
    frame.lines('line', [
      [step(own, rows), 0.42],
      [step(own, rows), 1],
    ]);
    row += 1;
  }
}

/** From a thing across and down into its bin. */
function ribbon(frame: Frame, at: number, half: number, bin: number): string {
  const spot = (along: number, across: number) => frame.at(along, across).join(' ');
  const thick = half / 4;
  return `M${spot(at - thick, 0.62)}Q${spot(at - thick, 0.26 - half)} ${spot(bin, 0.26 - half)}L${spot(bin, 0.26 + half)}Q${spot(at + thick, 0.26 + half)} ${spot(at + thick, 0.62)}z`;
}

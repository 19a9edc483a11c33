import type { LabelledFigure } from '../../../i18n/texts';

export interface Label {
  text: string;
  /** Its place where the figure is drawn across, by a class of `figures.css`. */
  place?: string;
  /** As it is, in the practice's colour, or receding. */
  tone?: 'plain' | 'strong' | 'soft';
}

const ringPlaces = [
  'slot-end slot-1',
  'slot-end slot-3',
  'slot-end slot-5',
  'slot-start slot-5',
  'slot-start slot-3',
  'slot-start slot-1',
];
const markPlaces = {
  1: 'slot-end slot-2',
  2: 'slot-end slot-4',
  4: 'slot-start slot-4',
  5: 'slot-start slot-2',
} as const;

/** The labels of a figure in the order in which they are read. */
export function figureLabels(figure: LabelledFigure): Label[] {
  switch (figure.kind) {
    case 'funnel': {
      const { candidates, tests, rejected, result } = figure.labels;
      const passed = tests.flatMap((text, at) => [{ text }, ...soft(rejected[at], 'out')]);
      return [{ text: candidates, tone: 'soft' }, ...passed, { text: result, tone: 'strong' }];
    }
    case 'ladder': {
      const { total, deductions, result } = figure.labels;
      return [
        { text: total },
        ...deductions.flatMap((text) => soft(text)),
        { text: result, tone: 'strong' },
      ];
    }
    case 'gantt': {
      const { rows, gates } = figure.labels;
      return rows.flatMap((text, at) => [{ text }, ...soft(gates[at])]);
    }
    case 'curve': {
      const { line, peak, trough, ceiling, shift } = figure.labels;
      return [
        { text: ceiling, place: 'at-ceiling', tone: 'soft' },
        { text: line, place: 'at-line', tone: 'soft' },
        { text: peak, place: 'at-peak' },
        { text: shift, place: 'at-shift', tone: 'strong' },
        { text: trough, place: 'at-trough' },
      ];
    }
    case 'leak': {
      const { source, stages, leaks, remains } = figure.labels;
      const passed = stages.flatMap((text, at) => [{ text }, ...soft(leaks[at], 'out')]);
      return [{ text: source }, ...passed, { text: remains, tone: 'strong' }];
    }
    case 'corridor': {
      const { start, gates, exits, end } = figure.labels;
      const passed = gates.flatMap((text, at) => [
        { text },
        ...figure.exitsAfter.flatMap((after, exit) =>
          after === at + 1 ? soft(exits[exit], `out after-${after}`) : [],
        ),
      ]);
      return [{ text: start, tone: 'soft' }, ...passed, { text: end, tone: 'strong' }];
    }
    case 'ring': {
      const { centre, mandates, gap, overlap } = figure.labels;
      const { gapAfter, overlapAfter } = figure;
      const about = mandates.flatMap((text, at): Label[] => [
        { text, place: ringPlaces[at] ?? '' },
        ...(gapAfter === at + 1 ? [marked(gap, gapAfter)] : []),
        ...(overlapAfter === at + 1 ? [marked(overlap, overlapAfter)] : []),
      ]);
      return [{ text: centre, tone: 'strong' }, ...about];
    }
    case 'dial': {
      const { centre, readings, triggers } = figure.labels;
      const set = readings.flatMap((text, at) => [
        { text, place: 'reading' },
        ...soft(triggers[at], 'trigger'),
      ]);
      return [{ text: centre, tone: 'strong' }, ...set];
    }
    case 'matrix': {
      const { x, y, quadrants } = figure.labels;
      const parts = quadrants.map((text, at): Label =>
        at === 1 ? { text, tone: 'strong' } : { text },
      );
      return [{ text: y, place: 'axis-y' }, ...parts, { text: x, place: 'axis-x' }];
    }
    case 'cascade': {
      const { top, middle, bottom } = figure.labels;
      const carried = middle.flatMap((text, at) => [{ text }, ...soft(bottom[at])]);
      return [{ text: top, tone: 'strong' }, ...carried];
    }
    case 'sort': {
      const { items, bins } = figure.labels;
      const bin = (at: 0 | 1 | 2): Label => ({ text: bins[at], place: 'bin', tone: 'strong' });
      const [first, second, third, fourth, fifth] = items.map((text) => ({ text }));
      const order = [first, second, bin(0), third, fourth, bin(1), fifth, bin(2)];
      return order.filter((label) => label !== undefined);
    }
  }
}

function soft(text: string | undefined, place?: string): Label[] {
  return text === undefined ? [] : [{ text, tone: 'soft', ...(place && { place }) }];
}

function marked(text: string, after: keyof typeof markPlaces): Label {
  return { text, place: markPlaces[after], tone: 'strong' };
}

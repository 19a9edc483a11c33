type Spot = readonly [x: number, y: number];

interface Step {
  letter: string;
  numbers: number[];
}

/** How many numbers a command takes. */
const lengths: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, Z: 0 };

/**
 * The same path in as few characters as one decimal needs: relative commands, no lines without
 * length, no letter twice and no separator that a sign or a point makes needless.
 * @throws if the path has a command that the site's drawings don't use
 */
export function shortPath(path: string): string {
  let at: Spot = [0, 0];
  let start = at;
  const steps: Step[] = [];
  for (const { letter, numbers } of parse(path)) {
    if (letter === 'z' || letter === 'Z') {
      steps.push({ letter: 'z', numbers: [] });
      at = start;
      continue;
    }
    const spots = spotsOf(letter, numbers, at);
    const end = spots.at(-1) ?? at;
    steps.push(...relative(letter.toUpperCase(), spots, at, steps.length === 0));
    at = end;
    if (letter.toUpperCase() === 'M') start = end;
  }
  return write(steps);
}

function parse(path: string): Step[] {
  return [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter = '', rest = '']) => {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const length = lengths[letter.toUpperCase()];
    if (length === undefined) throw new Error(`The path command "${letter}" is not known`);
    if (length === 0) return [{ letter, numbers }];
    const further = { M: 'L', m: 'l' }[letter] ?? letter;
    return Array.from({ length: numbers.length / length }, (_, index) => ({
      letter: index === 0 ? letter : further,
      numbers: numbers.slice(index * length, (index + 1) * length),
    }));
  });
}

/** The spots of a command, absolute. */
function spotsOf(letter: string, numbers: readonly number[], [x, y]: Spot): Spot[] {
  const [fromX, fromY] = letter === letter.toLowerCase() ? [x, y] : [0, 0];
  const first = numbers[0] ?? 0;
  if (letter.toUpperCase() === 'H') return [[fromX + first, y]];
  if (letter.toUpperCase() === 'V') return [[x, fromY + first]];
  return Array.from({ length: numbers.length / 2 }, (_, index): Spot => [
    fromX + (numbers[2 * index] ?? 0),
    fromY + (numbers[2 * index + 1] ?? 0),
  ]);
}

function relative(letter: string, spots: readonly Spot[], at: Spot, isFirst: boolean): Step[] {
  const numbers = spots.flatMap(([x, y]) => [tenth(x - at[0]), tenth(y - at[1])]);
  const [x = 0, y = 0] = numbers;
  if (letter === 'M') return [{ letter: isFirst ? 'M' : 'm', numbers }];
  if (!'LHV'.includes(letter)) return [{ letter: letter.toLowerCase(), numbers }];
  if (x === 0 && y === 0) return [];
  if (y === 0) return [{ letter: 'h', numbers: [x] }];
  if (x === 0) return [{ letter: 'v', numbers: [y] }];
  return [{ letter: 'l', numbers: [x, y] }];
}

function write(steps: readonly Step[]): string {
  let before = '';
  let path = '';
  for (const { letter, numbers } of steps) {
    const isRepeated = letter === before && !'mMz'.includes(letter);
    if (!isRepeated) path += letter;
    for (const [index, number] of numbers.entries()) {
      const text = String(number).replace(/^(-?)0\./, '$1.');
      const last = /[\d.]*$/.exec(path)?.[0] ?? '';
      const needsSpace = (index > 0 || isRepeated) && !text.startsWith('-');
      path += needsSpace && !(text.startsWith('.') && last.includes('.')) ? ` ${text}` : text;
    }
    before = letter;
  }
  return path;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

import { tufts } from './acacia';

const round = Math.round;

/**
 * A baobab: a trunk like a jar, short limbs, and leaves only at their ends.
 * @param size width of the crown
 * @returns the trunk's outline, and the limbs and leaves as lines
 */
export function baobab(x: number, ground: number, size: number) {
  const [foot, neck, height] = [0.2 * size, 0.11 * size, 0.56 * size];
  const side = (turn: 1 | -1) => {
    const bend = [-0.1 * foot, -0.35 * height, 0.02 * size, -0.75 * height, foot - neck, -height];
    return `c${bend.map((value) => round(turn * value)).join(' ')}`;
  };
  const trunk = `M${round(x - foot)} ${ground}${side(1)}h${round(2 * neck)}${side(-1)}`;
  const ends = [-0.44, -0.2, 0.06, 0.26, 0.46];
  const limbs = ends.map((lean, index) => {
    const rise = size * (0.12 + 0.07 * (index % 2) + 0.04 * (2 - Math.abs(index - 2)));
    const from = round(x + lean * neck * 1.8);
    const top = round(ground - height);
    const [run, up] = [lean * size - lean * neck * 1.8, -rise];
    const end: [number, number] = [x + lean * size, ground - height - rise];
    return `M${from} ${top}q${round(run * 0.2)} ${round(up * 0.7)} ${round(run)} ${round(up)}${tufts(...end, size * 0.22, 3)}`;
  });
  return { trunk, limbs: limbs.join('') };
}

import type { Value } from './document';
import { pluralBases, wantedKeys } from './plurals';

/** How many texts a value holds. */
export function countTexts(value: Value): number {
  if (value.kind === 'list') return sum(value.items.map(countTexts));
  if (value.kind !== 'group') return 1;
  return sum([...value.members.values()].map((member) => countTexts(member.value)));
}

/** How many texts a language needs for what English has: plural forms differ. */
export function countWanted(source: Value, language: string): number {
  if (source.kind === 'list') return sum(source.items.map((item) => countWanted(item, language)));
  if (source.kind !== 'group') return 1;
  const keys = [...source.members.keys()];
  const counts = wantedKeys(keys, pluralBases(keys), language).map((key) => {
    const value = source.members.get(key)?.value;
    return value ? countWanted(value, language) : 1;
  });
  return sum(counts);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

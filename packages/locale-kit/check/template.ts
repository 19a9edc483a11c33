import type { Value } from './document';
import { phaseCount } from './keys';

const text: Value = { kind: 'text', offset: 0, text: '' };

function group(members: Record<string, Value>): Value {
  const entries = Object.entries(members).map(
    ([key, value]) => [key, { offset: 0, value }] as const,
  );
  return { kind: 'group', offset: 0, members: new Map(entries) };
}

/** What every file of `services/` holds, in this order; the texts are empty. */
export const serviceTemplate: Value = group({
  title: text,
  description: text,
  summary: text,
  intro: text,
  phases: {
    kind: 'list',
    offset: 0,
    items: Array.from({ length: phaseCount }, () => group({ title: text, description: text })),
  },
});

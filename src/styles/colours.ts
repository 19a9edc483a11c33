import type { PracticeId } from '../site/practices';

/**
 * Reads a colour from the source of `tokens.css`, for social cards, icons and `theme-color`, where
 * custom properties don't apply.
 * @throws if the sheet has no such colour
 */
export function colourIn(tokens: string, name: string): string {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`src/styles/tokens.css has no --color-${name}`);
  return value;
}

/** @throws if the sheet has no colour of the practice */
export function accentIn(tokens: string, practice: PracticeId): string {
  const rule = new RegExp(
    `\\[data-practice='${practice}'\\] \\{\\s*--accent: var\\(--color-(\\w+)\\)`,
  );
  const name = rule.exec(tokens)?.[1];
  if (name === undefined) throw new Error(`src/styles/tokens.css has no accent of ${practice}`);
  return colourIn(tokens, name);
}

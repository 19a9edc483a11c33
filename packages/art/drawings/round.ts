/** One decimal is finer than any screen shows. */
export const round = (value: number): number => Math.round(value * 10) / 10;

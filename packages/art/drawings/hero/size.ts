/** Measures of the hero's picture. */
export const width = 1440;
export const height = 620;

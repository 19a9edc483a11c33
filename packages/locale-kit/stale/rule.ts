/** The rule that a translation breaks whose English has changed. */
export const staleRule = 'stale';

/** The attributes that style sheets read. Tests compare this list with the style sheets. */
export const attributes = {
  hydrated: 'data-hydrated',
  scrolled: 'data-scrolled',
  resized: 'data-resized',
  smooth: 'data-smooth',
  writingSystem: 'data-writing-system',
  entering: 'data-entering',
  ready: 'data-ready',
  practice: 'data-practice',
  columns: 'data-columns',
  /** A text that is not shown; hidden generated content reserves the space that it would need. */
  reserve: 'data-reserve',
} as const;

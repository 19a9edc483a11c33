/** The attributes that style sheets read. Tests compare this list with the style sheets. */
export const attributes = {
  hydrated: 'data-hydrated',
  scrolled: 'data-scrolled',
  resized: 'data-resized',
  smooth: 'data-smooth',
  writingSystem: 'data-writing-system',
  /** A card below the window: base.css hides it until it is scrolled into view. */
  waiting: 'data-waiting',
  /** A `<details>` that `openNeeded` has seen: service.css no longer expands it if its section is the `:target`. */
  ready: 'data-ready',
  practice: 'data-practice',
  columns: 'data-columns',
  /** A part of a diagram that only its wide or its narrow layout shows. */
  layout: 'data-layout',
  /** A text for which `ReserveSpace` keeps space: sample.css renders it invisibly. */
  reserve: 'data-reserve',
  /** A cell of a table: of numbers, which align on their units, or of text. */
  cell: 'data-cell',
  /** A table whose rows are blocks on phones. */
  stacked: 'data-stacked',
  /** The kind of chart of a sample paper. */
  chart: 'data-chart',
  /** A cell of the strip: the answer shown, another one, or too close to call. */
  answer: 'data-answer',
} as const;

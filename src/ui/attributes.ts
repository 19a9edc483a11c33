/** The attributes that scripts set for style sheets. Other attributes of theirs are constants of a component's markup. */
export const attributes = {
  hydrated: 'data-hydrated',
  scrolled: 'data-scrolled',
  resized: 'data-resized',
  smooth: 'data-smooth',
  writingSystem: 'data-writing-system',
  /** A card below the window: base.css hides it until it is scrolled into view. */
  waiting: 'data-waiting',
  /** A `<details>` that `openNeeded` has seen: disclosures.css no longer expands it if its section is the `:target`. */
  ready: 'data-ready',
} as const;

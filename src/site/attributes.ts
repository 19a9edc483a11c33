/** The attributes that style sheets read. Tests compare this list with the style sheets. */
export const attributes = {
  hydrated: 'data-hydrated',
  scrolled: 'data-scrolled',
  resized: 'data-resized',
  /** On <html>: a link to a section of the same page scrolls smoothly. */
  smooth: 'data-smooth',
  /** On <html>: the script of the page's language, which selects the fonts. */
  script: 'data-script',
  entering: 'data-entering',
  ready: 'data-ready',
  practice: 'data-practice',
  stops: 'data-stops',
  /** On a hidden verdict of a sample paper: the text whose room it keeps. */
  room: 'data-room',
} as const;

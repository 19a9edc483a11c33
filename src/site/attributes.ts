/** The attributes that style sheets read. Tests compare this list with the style sheets. */
export const attributes = {
  /** On <html>: the page is hydrated. */
  hydrated: 'data-hydrated',
  /** On <html>: the page is scrolled beyond the threshold of the header. */
  scrolled: 'data-scrolled',
  /** On <html>: the window has been resized. */
  resized: 'data-resized',
  /** On <html>: a link to a section of the same page scrolls smoothly. */
  smooth: 'data-smooth',
  /** On <html>: the script of the page's language, which selects the fonts. */
  script: 'data-script',
  /** On a list item that waits to enter (Reveal.tsx). */
  entering: 'data-entering',
  /** On a disclosure that React has mounted (ServicePart.tsx). */
  ready: 'data-ready',
  /** On a part of the page that belongs to a practice, which selects its colour. */
  practice: 'data-practice',
  /** On a diagram: the number of its steps (Flow.tsx). */
  stops: 'data-stops',
  /** On a hidden verdict of a sample paper: the text whose room it keeps. */
  room: 'data-room',
} as const;

import { contactForm, keepTyped } from '../contact/keepTyped';
import { prepareTexts } from '../i18n/fetchTexts';
import { routeAt } from './base';
import { loadScreen } from './screens';

/**
 * Loads the application once the delivered page has been painted with its fonts, or
 * somebody turns to it, so that scripts never compete with what is seen. If anything
 * of it can't be loaded, the page stays as it was delivered.
 */
export function boot(): void {
  watchScroll();
  const release = holdSubmissions();
  onFirstNeed(() => {
    keepFromBeingInterrupted();
    const route = routeAt(window.location.pathname);
    prepareTexts(route);
    void loadScreen(route.screen.name).catch(stayAsDelivered);
    void import('./browser')
      .then(({ start }) => start(route))
      .catch(stayAsDelivered)
      .then(release);
  });
}

function stayAsDelivered(): void {}

/**
 * A page that is left while its application is on the way keeps what was typed on it. It may
 * come back from the browser's cache without the application, and nothing asks for that again
 * (WebKit): it is loaded anew then.
 */
function keepFromBeingInterrupted(): void {
  const isAlive = () => 'alive' in document.documentElement.dataset;
  window.addEventListener('pagehide', () => isAlive() || keepTyped());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isAlive()) window.location.reload();
  });
}

const intents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'submit'] as const;

/** Calls back once: after the first paint with everything loaded, or at the first sign of intent. */
function onFirstNeed(callback: () => void): void {
  const controller = new AbortController();
  const { signal } = controller;
  function need(): void {
    if (signal.aborted) return;
    controller.abort();
    callback();
  }
  for (const intent of intents) {
    window.addEventListener(intent, (event) => isResting(event) || need(), {
      capture: true,
      passive: true,
      signal,
    });
  }
  const afterPaint = () => {
    new PerformanceObserver(need).observe({ type: 'paint', buffered: true });
    // No paint is reported in a hidden window, nor by Firefox of a page that is loaded scrolled.
    setTimeout(need, 1000);
  };
  if (document.readyState === 'complete') afterPaint();
  else window.addEventListener('load', afterPaint, { once: true, signal });
}

/** Browsers also report a pointer that lies still, when a page comes to lie under it. */
function isResting(event: Event): boolean {
  const isMove = event instanceof PointerEvent && event.type === 'pointermove';
  return isMove && event.movementX === 0 && event.movementY === 0;
}

/** Milliseconds after which a held form goes the browser's own way. */
const patience = 8000;

/**
 * Keeps a form that is submitted before the application is there from leaving the page.
 * Meanwhile it says that it is being sent (ContactForm.tsx).
 * @returns lets go: a submission that was held is made again, once
 */
function holdSubmissions(): () => void {
  let isHeld = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  function hold(event: SubmitEvent): void {
    event.preventDefault();
    waiting ??= setTimeout(letGo, patience);
    isHeld = true;
    contactForm()?.toggleAttribute('data-held', true);
  }
  function letGo(): void {
    document.removeEventListener('submit', hold);
    clearTimeout(waiting);
    if (!isHeld) return;
    isHeld = false;
    // Not always the one that was submitted: React may have put another in its place.
    const form = contactForm();
    form?.toggleAttribute('data-held', false);
    form?.requestSubmit();
  }
  document.addEventListener('submit', hold);
  return letGo;
}

/** From the specification, in CSS pixels. */
const frostedBeyond = 50;

/**
 * Notes that the page has been scrolled, by the visitor or to where the browser knows it was left
 * (Navigation.tsx), and tells the style sheet how far, where it can't see that itself (header.css).
 */
function watchScroll(): void {
  const { documentElement } = document;
  const seesItself = CSS.supports('animation-timeline: scroll()');
  const mark = () =>
    documentElement.toggleAttribute('data-scrolled', window.scrollY > frostedBeyond);
  if (!seesItself) mark();
  const note = () => {
    documentElement.dataset.moved = '';
    if (!seesItself) mark();
  };
  window.addEventListener('scroll', note, { once: seesItself, passive: true });
}

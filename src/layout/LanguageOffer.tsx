import { useEffect, useState } from 'react';
import { Link } from '../ui/Link';
import { loadNamespace } from '../i18n/i18n';
import { usePage } from '../i18n/page';
import type { Resources } from '../i18n/resources';
import type { Language } from '../site/languages';
import { hrefOf } from '../site/hrefs';
import { useHash, useSearch } from '../ui/address';
import { Icon } from '../ui/Icon';
import { keepPlace } from './place';
import { preferredLanguage } from './preferredLanguage';

const storageKey = 'language-offered';

interface Offer {
  language: Language;
  texts: Resources['common']['offer'];
}

/**
 * Offers the visitor's own language in that language, once, whatever the answer. The bar lies over the
 * foot of the window, so that nothing moves: it is shown on arrival if no text or control is there,
 * and otherwise after the first scroll. In small windows it is the link alone.
 */
export function LanguageOffer() {
  const { language: current, screen } = usePage();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [search, hash] = [useSearch(), useHash()];

  useEffect(() => {
    const language = preferredLanguage(navigator.languages);
    if (!language || language.code === current.code) return;
    const show = () => {
      if (wasOffered()) return;
      loadNamespace(language, 'common').then(
        ({ offer: texts }) => setOffer({ language, texts }),
        () => undefined,
      );
    };
    if (isFootFree()) show();
    else window.addEventListener('scroll', show, { once: true, passive: true });
    return () => window.removeEventListener('scroll', show);
  }, [current]);

  if (offer?.language.code === current.code) setOffer(null);
  if (!offer) return null;
  const { language, texts } = offer;
  function close() {
    document.querySelector('main')?.focus({ preventScroll: true });
    setOffer(null);
  }
  return (
    <aside
      lang={language.code}
      dir={language.direction}
      aria-label={texts.label}
      className="language-offer no-print border-t border-line bg-paper font-text text-ink"
    >
      <div className="container-page flex items-center gap-x-6">
        <p className="max-sm:sr-only">{texts.text}</p>
        <Link
          to={{ pathname: hrefOf(language, screen), search, hash }}
          preventScrollReset
          onClick={keepPlace}
          className="inline-flex min-h-11 items-center link-line"
        >
          {texts.accept}
        </Link>
        <button
          type="button"
          onClick={close}
          className="ms-auto -me-3 grid size-11 shrink-0 place-items-center"
        >
          <Icon name="close" className="size-5" />
          <span className="sr-only">{texts.dismiss}</span>
        </button>
      </div>
    </aside>
  );
}

/** CSS pixels; 2.75rem and a border (offer.css). */
const barHeight = 45;

function isFootFree(): boolean {
  const { innerHeight } = window;
  const contents = document.querySelectorAll(':is(main, footer) :is(h1, h2, h3, p, li, a, button)');
  return [...contents].every((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom <= innerHeight - barHeight || top >= innerHeight;
  });
}

/** Stores that the offer was made. If storage is blocked, it counts as made on every page. */
function wasOffered(): boolean {
  try {
    const isMade = localStorage.getItem(storageKey) !== null;
    localStorage.setItem(storageKey, '1');
    return isMade;
  } catch {
    return true;
  }
}

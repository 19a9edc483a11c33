import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadNamespace } from '../i18n/i18n';
import { usePage } from '../routing/usePage';
import type { Resources } from '../schemas/resources';
import type { Language } from '../site/languages';
import { Icon } from '../ui/Icon';
import { LanguageLink } from './LanguageLink';
import { preferredLanguage } from './preferredLanguage';

const storageKey = 'language-offered';

interface Offer {
  language: Language;
  texts: Resources['common']['offer'];
}

/**
 * Offers the page in the visitor's preferred language, once per browser; the offer's texts are in that
 * language. The bar overlays the bottom of the window, so that the page doesn't move. It is shown on
 * arrival if it covers no title, paragraph, link or button, otherwise after the first scroll. In small windows
 * it shows only its link and the button that closes it.
 */
export function LanguageOffer() {
  const { language: current } = usePage();
  const { hash } = useLocation();
  const [offer, setOffer] = useState<Offer | null>(null);

  useEffect(() => {
    const language = preferredLanguage(navigator.languages);
    if (!language || language.code === current.code || wasOfferMade()) return;
    const effect = new AbortController();
    const { signal } = effect;
    const show = () => {
      loadNamespace(language, 'common')
        .then(({ offer: texts }) => {
          // Another tab may have made the offer while the texts were loading.
          if (signal.aborted || wasOfferMade()) return;
          localStorage.setItem(storageKey, '1');
          setOffer({ language, texts });
        })
        .catch(() => undefined);
    };
    // Without a fragment, a page is scrolled by its visitor: before hydration, or before a reload.
    const isScrolled = window.scrollY > 0 && hash === '';
    if (isScrolled || isBottomFree()) show();
    else window.addEventListener('scroll', show, { once: true, passive: true, signal });
    return () => effect.abort();
  }, [current, hash]);

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
        <LanguageLink language={language} className="inline-flex min-h-11 items-center link-line">
          {texts.accept}
        </LanguageLink>
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

function isBottomFree(): boolean {
  const { innerHeight } = window;
  const { fontSize } = getComputedStyle(document.documentElement);
  /** In CSS pixels: `--bottom-bar` in offer.css. */
  const barHeight = 2.75 * parseFloat(fontSize) + 1;
  const elements = document.querySelectorAll(':is(main, footer) :is(h1, h2, h3, p, li, a, button)');
  return [...elements].every((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom <= innerHeight - barHeight || top >= innerHeight;
  });
}

/** Also true if storage is blocked: otherwise the offer would be made on every page. */
function wasOfferMade(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return true;
  }
}

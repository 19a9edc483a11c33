import { useEffect, useState } from 'react';
import { Link } from '../ui/Link';
import { loadNamespace } from '../i18n/i18n';
import { usePage } from '../i18n/page';
import type { Resources } from '../i18n/resources';
import type { Language } from '../site/languages';
import { hrefOf } from '../site/routes';
import { Icon } from '../ui/Icon';
import { keepPlace } from './place';
import { preferredLanguage } from './preferredLanguage';
import { useScrolledUp } from './useScrolledUp';

const storageKey = 'language-offered';

interface Offer {
  language: Language;
  texts: Resources['common']['offer'];
}

/**
 * Offers the visitor's own language in that language, once, whatever the answer: after the first scroll
 * up, so that it lies on no button that the page opens with. It lies over the
 * page, so that nothing moves, and is one line: where the window is small, the link alone says what
 * is offered.
 */
export function LanguageOffer() {
  const { language: current, screen } = usePage();
  const [offer, setOffer] = useState<Offer | null>(null);
  const isUp = useScrolledUp();

  useEffect(() => {
    if (!isUp) return;
    const language = preferredLanguage(navigator.languages);
    if (!language || language.code === current.code || wasOffered()) return;
    loadNamespace(language, 'common').then(
      ({ offer: texts }) => setOffer({ language, texts }),
      () => undefined,
    );
  }, [current, isUp]);

  // Whoever reads the site in it has answered.
  if (offer?.language.code === current.code) setOffer(null);
  if (!offer) return null;
  const { language, texts } = offer;
  function close() {
    // What has the focus goes with the offer.
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
          to={hrefOf(language, screen)}
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

/** Notes that the offer is made. A browser that refuses storage is not asked again and again. */
function wasOffered(): boolean {
  try {
    const isMade = localStorage.getItem(storageKey) !== null;
    localStorage.setItem(storageKey, '1');
    return isMade;
  } catch {
    return true;
  }
}

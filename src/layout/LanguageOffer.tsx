import { usePage } from '../i18n/PageContext';
import { hrefOf } from '../site/routes';
import { Button } from '../ui/Button';
import { keepFootFree } from './keepFootFree';
import { useLanguageOffer } from './useLanguageOffer';

/** Offers the visitor's own language in that language, over the page, so that nothing moves. */
export function LanguageOffer() {
  const { language: current, screen } = usePage();
  const { offer, dismiss } = useLanguageOffer(current);
  if (!offer) return null;
  const { language, texts } = offer;
  return (
    <aside
      lang={language.code}
      dir={language.direction}
      aria-label={texts.label}
      ref={keepFootFree}
      className="language-offer no-print border-t border-line bg-paper font-text text-ink"
    >
      <div className="container-page flex flex-wrap items-center gap-x-6 gap-y-4 py-4">
        <p className="me-auto">{texts.text}</p>
        <div className="flex flex-wrap gap-4">
          <Button to={hrefOf(language, screen)} size="small">
            {texts.accept}
          </Button>
          <Button onClick={dismiss} variant="quiet" size="small">
            {texts.dismiss}
          </Button>
        </div>
      </div>
    </aside>
  );
}

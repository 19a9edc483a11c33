import { usePage } from '../i18n/PageContext';
import { hrefOf } from '../site/routes';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { keepFootFree } from './keepFootFree';
import { useLanguageOffer } from './useLanguageOffer';

/**
 * Offers the visitor's own language in that language, over the page, so that nothing moves. It is
 * one line: where the window is small, the link alone says what is offered.
 */
export function LanguageOffer() {
  const { language: current, screen } = usePage();
  const { offer, dismiss } = useLanguageOffer(current);
  if (!offer) return null;
  const { language, texts } = offer;
  function close() {
    // What has the focus goes with the offer.
    document.querySelector('main')?.focus({ preventScroll: true });
    dismiss();
  }
  return (
    <aside
      lang={language.code}
      dir={language.direction}
      aria-label={texts.label}
      ref={keepFootFree}
      className="language-offer no-print border-t border-line bg-paper font-text text-ink"
    >
      <div className="container-page flex items-center gap-x-6">
        <p className="max-sm:sr-only">{texts.text}</p>
        <Link to={hrefOf(language, screen)} className="inline-flex min-h-11 items-center link-line">
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

import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BackToTop } from './BackToTop';
import { Footer } from './Footer';
import { Header } from './Header';
import { LanguageOffer } from './LanguageOffer';
import { Toasts } from './Toasts';

const mainId = 'content';

interface LayoutProps {
  children: ReactNode;
  isLoading: boolean;
}

export function Layout({ children, isLoading }: LayoutProps) {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  /** The browser would add an entry to the history, which the router does not know. */
  function skipToMain(event: MouseEvent) {
    event.preventDefault();
    main.current?.scrollIntoView();
    main.current?.focus({ preventScroll: true });
  }
  return (
    <>
      <a
        href={`#${mainId}`}
        onClick={skipToMain}
        className="filled no-print fixed start-4 top-3 z-50 [translate:0_-200%] bg-ink px-5 py-3 text-paper focus:[translate:none]"
      >
        {t('a11y.skipToContent')}
      </a>
      <Header />
      <main ref={main} id={mainId} tabIndex={-1} aria-busy={isLoading}>
        {children}
        <BackToTop />
      </main>
      <Footer />
      <LanguageOffer />
      <Toasts />
    </>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { BackToTop } from './BackToTop';
import { Footer } from './Footer';
import { Header } from './Header';
import { LanguageOffer } from './LanguageOffer';
import { Toasts } from './Toasts';

const mainId = 'content';

export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const isLoading = useNavigation().state === 'loading';
  return (
    <>
      <a
        href={`#${mainId}`}
        className="no-print fixed start-4 top-3 z-50 [translate:0_-200%] bg-ink px-5 py-3 text-paper focus:[translate:none]"
      >
        {t('a11y.skipToContent')}
      </a>
      <Header />
      <main id={mainId} tabIndex={-1} aria-busy={isLoading}>
        {children}
        <BackToTop />
      </main>
      <Footer />
      <LanguageOffer />
      <Toasts />
    </>
  );
}

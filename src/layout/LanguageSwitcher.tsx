import { useTranslation } from 'react-i18next';
import { LanguageLinks } from './LanguageLinks';

export function LanguageSwitcher() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('a11y.chooseLanguage')} className="ms-auto lg:ms-0">
      <LanguageLinks
        className="min-h-11 justify-end gap-x-[clamp(0.625rem,20vw-3.9rem,1rem)]"
        linkClass="grid h-full items-center marks-current border-y-2 border-transparent text-ink-soft hover:text-ink aria-[current]:border-b-gold aria-[current]:text-ink"
      />
    </nav>
  );
}

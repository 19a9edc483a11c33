import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { HeroArt } from '../../ui/HeroArt';
import { Icon } from '../../ui/Icon';

const highlights = ['realEstate', 'focus', 'growth'] as const;

export function Hero() {
  const { t } = useTranslation();
  return (
    <section className="relative isolate overflow-hidden pt-header">
      <HeroArt className="absolute inset-0 -z-10 size-full rtl:-scale-x-100" />
      <div className="container-page flex min-h-[calc(100svh-var(--spacing-header))] flex-col">
        <div className="my-auto max-w-[54rem] py-14">
          <h1 className="display text-headline">{t('home.hero.headline')}</h1>
          <p className="mt-7 max-w-2xl text-lead text-ink-soft">{t('home.hero.intro')}</p>
          <div className="mt-10 flex flex-wrap gap-4">
            <Button href="#contact">
              {t('home.hero.start')}
              <Icon name="arrow" className="size-5 rtl:-scale-x-100" />
            </Button>
            <Button href="#services" variant="quiet">
              {t('home.hero.explore')}
            </Button>
          </div>
        </div>
        <ul className="grid gap-x-8 gap-y-6 border-t border-line pt-6 pb-8 md:grid-cols-3">
          {highlights.map((id) => (
            <li key={id}>
              <h2 className="display text-title">{t(`home.hero.highlights.${id}.title`)}</h2>
              <p className="mt-2 max-w-sm text-small text-ink-soft">
                {t(`home.hero.highlights.${id}.text`)}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { useHref } from '../../routing/usePage';
import { Button } from '../../ui/Button';
import { Drawing } from '../../ui/Drawing';
import { Link } from '../../ui/Link';
import { Title } from '../../ui/Title';
import { WithArrow } from '../../ui/WithArrow';

const highlights = ['realEstate', 'focus', 'growth'] as const;

export function Hero() {
  const { t } = useTranslation('home');
  const href = useHref();
  return (
    <section className="opening flex flex-col pt-bar lg:min-h-[min(100svh,60rem)]">
      <div className="relative isolate flex flex-1 flex-col overflow-hidden">
        <div className="container-page py-14 max-sm:py-6 lg:pt-(--headline-inset) lg:pb-[11vw]">
          <h1 className="headline text-headline lg:max-w-[min(64%,10em)]">{t('hero.headline')}</h1>
          <div className="lg:max-w-[55%]">
            <p className="mt-5 text-[calc(0.9*var(--text-lead))] leading-lead text-pretty text-ink-soft max-sm:text-body max-sm:leading-[inherit]">
              {t('hero.intro')}
            </p>
            <div className="mt-6 flex flex-wrap gap-4 lg:max-w-[89%]">
              <Button to="#contact">
                <WithArrow text={t('hero.start')} />
              </Button>
              <Button to="#services" variant="quiet">
                {t('hero.explore')}
              </Button>
            </div>
            <p className="no-print mt-2.5 text-small leading-snug sm:mt-5">
              <Link
                to={href({ name: 'sample', slug: 'large-scale-asset-monetization-strategy' })}
                className="inline-block py-1 text-balance link-line"
              >
                <WithArrow text={t('hero.sample')} />
              </Link>
            </p>
          </div>
        </div>
        <Drawing
          name="hero"
          className="mt-auto h-[47vw] w-full max-lg:mask-[linear-gradient(#000_calc(100%-1rem),transparent)] max-lg:[--edge-display:none] max-sm:[--bold-display:inline] max-sm:[--fine-display:none] max-sm:[--outline-scale:2.3] sm:max-lg:-mt-12 sm:max-lg:mb-4 lg:absolute lg:inset-x-0 lg:bottom-[calc(-2vw-1.75rem)] lg:-z-10 lg:h-[43vw] lg:mask-[linear-gradient(#000_calc(100%-2vw-2.75rem),transparent_calc(100%-2vw-1.75rem))] rtl:[scale:-1_1]"
        />
      </div>
      <ul className="container-page grid gap-x-8 gap-y-4 pt-3 pb-8 md:grid-cols-3 md:pb-14 lg:pt-7">
        {highlights.map((id) => (
          <li key={id} className="border-t border-line pt-3">
            <h2 className="display text-title text-balance">{t(`hero.highlights.${id}.title`)}</h2>
            <p className="mt-1 max-w-sm text-small text-balance text-ink-soft">
              <Title text={t(`hero.highlights.${id}.text`)} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

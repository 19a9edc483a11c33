import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon';
import { Stats } from './Stats';
import { WhyUs } from './WhyUs';

const checks = ['bestPractices', 'grounded', 'roadmaps'] as const;

export function About() {
  const { t } = useTranslation('home');
  return (
    <section id="about">
      <div className="container-page grid gap-x-8 gap-y-4 py-section sm:gap-y-10 lg:grid-cols-12 lg:items-baseline">
        <h2 className="display text-heading lg:col-span-4">{t('about.title')}</h2>
        <div className="lg:col-span-8">
          <p className="display text-statement max-sm:text-lead max-sm:leading-snug max-sm:text-pretty sm:text-balance">
            {t('about.description')}
          </p>
          <p className="mt-3 max-w-2xl text-balance text-ink-soft sm:mt-7">
            {t('about.independence')}
          </p>
          <ul className="mt-5 grid gap-x-8 sm:mt-10 md:grid-cols-3">
            {checks.map((id) => (
              <li key={id} className="flex gap-3 border-t border-line py-2.5 text-balance sm:py-4">
                <Icon name="check" className="mt-1 size-5 shrink-0 text-bronze" />
                {t(`about.checks.${id}`)}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Stats />
      <WhyUs />
    </section>
  );
}

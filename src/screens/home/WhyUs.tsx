import { useTranslation } from 'react-i18next';
import { Reveal } from '../../ui/Reveal';
import { Title } from '../../ui/Title';

const reasons = ['global', 'pureStrategy', 'realWorld', 'senior'] as const;

/** At most four columns, as many as spread the reasons over the fewest rows. */
const columns = Math.ceil(reasons.length / Math.ceil(reasons.length / 4));

export function WhyUs() {
  const { t } = useTranslation('home');
  return (
    <div className="container-page pt-section pb-pause">
      <h3 className="display text-heading">{t('about.why.title')}</h3>
      <ul
        className={`mt-5 grid gap-x-8 gap-y-3 sm:mt-12 sm:grid-cols-2 sm:gap-y-10 ${columns === 4 ? 'xl:grid-cols-4' : 'xl:grid-cols-3'}`}
      >
        {reasons.map((id, index) => (
          <Reveal
            key={id}
            index={index}
            className="row-span-2 grid grid-rows-subgrid gap-y-1 border-t border-line pt-3 sm:gap-y-3 sm:pt-4"
          >
            <h4 className="display text-title text-balance">
              <Title text={t(`about.why.${id}.title`)} />
            </h4>
            <p className="text-balance text-ink-soft max-sm:text-small">
              {t(`about.why.${id}.text`)}
            </p>
          </Reveal>
        ))}
      </ul>
    </div>
  );
}

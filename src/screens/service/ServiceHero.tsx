import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHref } from '../../i18n/PageContext';
import { practiceOf, type ServiceSlug } from '../../site/catalogue';
import { Icon } from '../../ui/Icon';
import { Lattice } from '../../ui/Lattice';
import { LatticeMark } from '../../ui/LatticeMark';

interface ServiceHeroProps {
  slug: ServiceSlug;
  title: string;
  intro: string;
}

export function ServiceHero({ slug, title, intro }: ServiceHeroProps) {
  const { t } = useTranslation();
  const href = useHref();
  const { id, anchor } = practiceOf(slug);
  return (
    <header className="relative isolate overflow-hidden border-b-2 border-accent pt-header">
      <Lattice
        pattern={id}
        className="absolute end-0 top-header -z-10 h-full w-[38%] text-accent opacity-25 max-lg:hidden"
      />
      <div className="container-page pt-8 pb-16 lg:pt-12 lg:pb-24">
        <Link
          to={href({ name: 'home' })}
          className="inline-flex min-h-11 items-center gap-2 link-line decoration-transparent print:hidden"
        >
          <span className="-scale-x-100">
            <Icon name="arrow" className="size-4" />
          </span>
          {t('service.backToServices')}
        </Link>
        <div className="max-w-3xl lg:max-w-[56%]">
          <p className="mt-10 flex items-center gap-3 text-accent lg:mt-14">
            <LatticeMark pattern={id} className="size-8 shrink-0" />
            <Link className="py-1 leading-snug link-line" to={href({ name: 'home' }, anchor)}>
              {t(`practices.${id}`)}
            </Link>
          </p>
          <h1 className="display mt-5 text-[clamp(2.125rem,1.5rem+2.9vw,4rem)]">{title}</h1>
          <p className="mt-7 text-lead text-ink-soft">{intro}</p>
        </div>
      </div>
    </header>
  );
}

import { useTranslation } from 'react-i18next';
import { useHref } from '../../routing/usePage';
import { Phrase } from '../../i18n/Phrase';
import { practiceOf } from '../../site/catalogue';
import { facts } from '../../site/facts';
import type { ScreenOf } from '../../site/hrefs';
import { Button } from '../../ui/Button';
import { PrintFooter, PrintHeader } from '../../ui/Printed';
import { WithArrow } from '../../ui/WithArrow';
import { Deferred } from '../Deferred';
import { ServiceBody } from './ServiceBody';
import { ServiceHero } from './ServiceHero';
import { SiblingServices } from './SiblingServices';

export function ServiceScreen({ slug }: ScreenOf<'service'>) {
  const { t } = useTranslation();
  const href = useHref();
  const pageHref = href({ name: 'service', slug });
  return (
    // Reader modes weigh ids and classes. Without `article` and `text-` they keep the body alone, without the introduction.
    <article
      id="article"
      data-practice={practiceOf(slug).id}
      className="brief overflow-x-clip text-body"
    >
      <PrintHeader firm={t('firm.name')} label={t(`practices.${practiceOf(slug).id}`)} />
      <ServiceHero slug={slug} />
      <Deferred>
        <ServiceBody slug={slug} />
        <SiblingServices slug={slug} />
        <section className="dune-edge filled on-ink no-print border-b border-paper/15 bg-ink text-paper">
          <div className="container-page flex flex-wrap items-center justify-between gap-x-12 gap-y-8 py-12 md:py-20">
            <h2 className="max-w-2xl display text-heading">{t('service.callToAction')}</h2>
            <Button
              to={href({ name: 'home' }, 'contact')}
              state={{ about: pageHref }}
              variant="gold"
            >
              <WithArrow text={t('service.contactUs')} />
            </Button>
          </div>
        </section>
        <PrintFooter
          pageHref={pageHref}
          email={facts.email}
          phone={facts.phone}
          text={<Phrase text={t('service.printedFrom', { address: facts.siteUrl + pageHref })} />}
          address={t('contact.address')}
        />
      </Deferred>
    </article>
  );
}

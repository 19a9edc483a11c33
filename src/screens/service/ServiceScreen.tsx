import { useContent } from '../../i18n/page';
import { practiceOf } from '../../site/catalogue';
import { CallToAction } from './CallToAction';
import { MoreServices } from './MoreServices';
import { PrintedFrom, PrintedHead } from './Printed';
import { ServiceBody } from './ServiceBody';
import { ServiceHero } from './ServiceHero';

export function ServiceScreen() {
  const { slug, service, titles } = useContent('service');
  return (
    <article data-practice={practiceOf(slug).id} className="service">
      <PrintedHead slug={slug} />
      <ServiceHero slug={slug} service={service} />
      <ServiceBody service={service} titles={titles} />
      <CallToAction />
      <PrintedFrom slug={slug} />
      <MoreServices slug={slug} />
    </article>
  );
}

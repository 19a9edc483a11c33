import { useContent } from '../../i18n/PageContext';
import { practiceOf } from '../../site/catalogue';
import { CallToAction } from './CallToAction';
import { MoreServices } from './MoreServices';
import { ServiceHero } from './ServiceHero';
import { Timeline } from './Timeline';

export function ServiceScreen() {
  const { slug, service } = useContent('service');
  return (
    <article data-practice={practiceOf(slug).id}>
      <ServiceHero slug={slug} title={service.title} intro={service.intro} />
      <Timeline phases={service.phases} />
      <CallToAction />
      <MoreServices slug={slug} />
    </article>
  );
}

import { useTranslation } from 'react-i18next';
import { useContent, useHref } from '../../i18n/page';
import { Link } from '../../ui/Link';
import { WithArrow } from '../../ui/WithArrow';
import { Contents } from './Contents';
import { Documents } from './Documents';
import { Law } from './Law';
import { Methodology } from './Methodology';
import { ServicePart } from './ServicePart';

/** The parts of the page beside the contents that lead to them. */
export function ServiceBody() {
  const { t } = useTranslation();
  const href = useHref();
  const { service, titles } = useContent('service');
  const { questions, needs, region, references, when, elsewhere } = service;
  return (
    <div className="container-page grid gap-x-8 lg:grid-cols-12 print:block">
      <Contents />
      <div className="grid min-w-0 grid-cols-1 gap-y-8 pt-7 pb-10 md:gap-y-16 md:pt-14 md:pb-16 lg:col-span-9 lg:gap-y-20 lg:py-section print:block print:p-0">
        <ServicePart part="questions">
          <ol className="mt-6">
            {questions.map((question, index) => (
              <li key={question} className="flex gap-5 border-t border-line py-3 md:py-4">
                <span aria-hidden="true" className="display w-5 shrink-0 text-title text-accent">
                  {index + 1}
                </span>
                <span className="display text-title text-balance">{question}</span>
              </li>
            ))}
          </ol>
          <p className="text-small text-ink-soft">{t('service.noLegalAdvice')}</p>
        </ServicePart>

        <Methodology />

        <ServicePart part="receive">
          <Documents />
        </ServicePart>

        <ServicePart part="needs" isFolded>
          <ul className="mt-6 gap-x-12 md:columns-2">
            {needs.map((need) => (
              <li key={need} className="break-inside-avoid border-t border-line py-3">
                {need}
              </li>
            ))}
          </ul>
        </ServicePart>

        <div className="service-band bg-accent print:m-0 print:bg-transparent print:p-0">
          <ServicePart part="region" className="on-accent max-w-3xl">
            <p className="mt-3 font-medium">{region.places}</p>
            <p className="mt-4 md:text-lead">{region.text}</p>
            {region.read && region.sources && <Law read={region.read} sources={region.sources} />}
          </ServicePart>
        </div>

        <ServicePart part="references" isFolded>
          <ul className="mt-6 grid gap-x-12 text-small md:grid-cols-2">
            {references.map(({ id, title, body, reason }) => (
              <li key={id} className="border-t border-line py-4 md:last:odd:col-span-2">
                <cite className="block leading-snug font-medium not-italic">{title}</cite>
                <span className="mt-1 block text-ink-soft">{body}</span>
                <span className="mt-2 block">{reason}</span>
              </li>
            ))}
          </ul>
        </ServicePart>

        <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 print:block">
          <ServicePart part="when" isFolded>
            <ul className="mt-6">
              {when.map((situation) => (
                <li key={situation} className="border-t border-line py-4">
                  {situation}
                </li>
              ))}
            </ul>
          </ServicePart>
          <ServicePart part="elsewhere" className="no-print">
            <ul className="mt-6">
              {elsewhere.map(({ slug, condition }) => (
                <li key={slug} className="border-t border-line py-4">
                  <span className="block text-ink-soft">{condition}</span>
                  <Link
                    to={href({ name: 'service', slug })}
                    className="mt-2 inline-block py-1 text-balance text-accent link-line"
                  >
                    <WithArrow text={titles[slug] ?? ''} isSmall />
                  </Link>
                </li>
              ))}
            </ul>
          </ServicePart>
        </div>
      </div>
    </div>
  );
}

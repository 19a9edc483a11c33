import { useMemo, type ComponentType } from 'react';
import { useHref } from '../../routing/usePage';
import { Phrase } from '../../i18n/Phrase';
import { conclusionAt } from '../../samples/conclusion';
import { firmnessOf } from '../../samples/firmness';
import type { Model } from '../../samples/model';
import { models } from '../../samples/samples';
import { thresholdsOf } from '../../samples/thresholds';
import { featuredDeliverable, practiceOf } from '../../site/catalogue';
import { facts } from '../../site/facts';
import type { ScreenOf } from '../../site/hrefs';
import { Link } from '../../ui/Link';
import { PrintFooter, PrintHeader } from '../../ui/Printed';
import { ReserveSpace } from '../../ui/ReserveSpace';
import { Title } from '../../ui/Title';
import { Announcement } from './Announcement';
import { useTexts, type SampleProps } from './chart';
import { ColumnChart } from './ColumnChart';
import { Details } from './Details';
import { FirmnessNote } from './FirmnessNote';
import { LineChart } from './LineChart';
import { StackChart } from './StackChart';
import { KeyFigures } from './Tables';
import { useAssumption } from './useAssumption';
import { StripLegend, StripSlider } from './StripSlider';
import { useNumericCopy } from './useNumericCopy';

const charts: Record<Model['chart']['kind'], ComponentType<SampleProps>> = {
  lines: LineChart,
  bars: StackChart,
  columns: ColumnChart,
};

export function SampleScreen({ slug }: ScreenOf<'sample'>) {
  useNumericCopy();
  const t = useTexts(slug);
  const href = useHref();
  const model = models[slug];
  const { assumption, chosen, setAssumption } = useAssumption(model.slider);
  const query = assumption === model.slider.base ? '' : `?at=${assumption}`;
  const shownHref = href({ name: 'sample', slug }) + query;
  const thresholds = useMemo(() => thresholdsOf(model), [model]);
  const conclusion = conclusionAt(model, assumption);
  const { verdict, closeTo } = conclusion;
  const props = { slug, t, model, thresholds, assumption, setAssumption, shownHref, ...conclusion };
  const textKey =
    closeTo === undefined ? (`verdicts.${verdict}` as const) : (`close.${closeTo}` as const);
  const textKeys = [
    ...model.verdicts.map((name) => `verdicts.${name}` as const),
    ...thresholds.map(({ upperVerdict }) => `close.${upperVerdict}` as const),
  ];
  const closeTitle = t('samples:closeTitle');
  const title = closeTo === undefined ? t(`verdicts.${verdict}.title`) : closeTitle;
  const titles = [...model.verdicts.map((name) => t(`verdicts.${name}.title`)), closeTitle];
  const answerText = t(`${textKey}.answer`);
  const announcement = () =>
    `${answerText} ${t(`samples:firmness.${firmnessOf(model, assumption).kind}`)}`;
  const printedFrom = t('common:service.printedFrom', { address: facts.siteUrl + shownHref });
  const Chart = charts[model.chart.kind];
  return (
    <article data-practice={practiceOf(slug).id} className="brief sample overflow-x-clip">
      <PrintHeader firm={t('common:firm.name')} label={t('common:sample.label')} />
      <div className="sample-frame container-page pt-bar">
        <header>
          <p className="flex flex-wrap items-baseline gap-x-5 text-small text-ink-soft">
            <strong className="filled bg-accent px-2.5 font-medium text-paper">
              {t('common:sample.label')}
            </strong>{' '}
            <span>{t(`deliverables:${featuredDeliverable(slug)}`)}</span>
          </p>
          <h1 className="mt-1 display text-title text-ink-soft lg:mt-3">
            <Title text={t(`services:${slug}.sample.question`)} />
          </h1>
        </header>
        <section className="sample-answer">
          <ReserveSpace
            texts={textKeys.map((key) => t(`${key}.answer`))}
            shown={answerText}
            className="display text-heading leading-(--leading-heading) text-balance"
          >
            {(text) => <h2>{text}</h2>}
          </ReserveSpace>
          <FirmnessNote {...props} />
        </section>
        <figure className="sample-chart self-start" data-chart={model.chart.kind}>
          <figcaption className="mb-2.5 leading-snug text-ink-soft">
            <ReserveSpace
              texts={titles}
              shown={title}
              className="text-body font-semibold text-balance text-ink"
            >
              {(text) => <p>{text}</p>}
            </ReserveSpace>
            <p>{t('chart.unit')}</p>
          </figcaption>
          <Chart {...props} />
          <StripSlider {...props} id="assumption">
            {t('samples:instruction')}
          </StripSlider>
          <StripLegend t={t} model={model} />
          <p className="mt-1 text-ink-soft">
            {t('samples:source', { firm: t('common:firm.name') })}
          </p>
        </figure>
        <section>
          <KeyFigures {...props} names={model.keyFigures} />
          <ReserveSpace
            texts={textKeys.map((key) => t(`${key}.why`))}
            shown={t(`${textKey}.why`)}
            className="pt-3"
          >
            {(text) => <p>{text}</p>}
          </ReserveSpace>
        </section>
        <p className="no-print flex flex-wrap gap-x-5 text-small text-ink-soft xl:self-start xl:justify-self-end xl:pt-5 xl:[grid-area:1/2]">
          {t('addressee')}{' '}
          <Link className="no-print text-accent link-line" to={href({ name: 'service', slug })}>
            {t('samples:service')}
          </Link>
        </p>
        <Announcement chosen={chosen} textOf={announcement} />
      </div>
      <Details props={props} answer={answerText} />
      <PrintFooter
        {...{ pageHref: shownHref, email: facts.email, phone: facts.phone }}
        text={<Phrase text={printedFrom} />}
        address={t('common:contact.address')}
      />
    </article>
  );
}

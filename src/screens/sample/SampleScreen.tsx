import { least } from 'd3-array';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../i18n/page';
import { firmness } from '../../samples/firmness';
import { baseValues, verdictOf } from '../../samples/model';
import { samples } from '../../samples/samples';
import { thresholds } from '../../samples/thresholds';
import { ownDeliverable, practiceOf, type SampleSlug } from '../../site/catalogue';
import { Phrase } from '../../i18n/Phrase';
import { facts } from '../../site/facts';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { PrintedFrom, PrintedHead } from '../../ui/Printed';
import { Stable } from '../../ui/Stable';
import { WithArrow } from '../../ui/WithArrow';
import { AssumptionSlider } from './AssumptionSlider';
import type { ChartProps } from './chart';
import { ColumnChart } from './ColumnChart';
import { FirmnessNote } from './FirmnessNote';
import { LineChart } from './LineChart';
import { HundredBars, StackChart } from './StackChart';
import { ChangeTable, InputList, KeyFigures, PositionTable, ResultTable } from './Tables';
import { usePosition } from './usePosition';
import { VerdictStrip } from './VerdictStrip';

/** A finished paper on an invented case: question, answer, how firm it is, and the chart that shows it. */
export function SampleScreen({ slug }: { slug: SampleSlug }) {
  const { t } = useTranslation([
    `samples/${slug}`,
    'samples',
    'services',
    'deliverables',
    'common',
  ]);
  const href = useHref();
  const model = samples[slug];
  const { control, verdicts } = model;
  const limits = useMemo(() => thresholds(model), [model]);
  const { position, move, isAtRest } = usePosition(control);
  const verdict = verdictOf(model, model.work(baseValues(model), position));
  const firm = firmness(model, position);
  const isClose = firm.kind === 'close';
  const form = isClose ? (`close.${firm.boundary}` as const) : (`verdicts.${verdict}` as const);
  const forms = [
    ...verdicts.map((name) => `verdicts.${name}` as const),
    ...limits.map((limit) => `close.${limit.verdict}` as const),
  ];
  const answer = t(`${form}.answer`);
  const inWords = (at: number) =>
    t('control.value', { position: Math.abs(at), ...(control.signed && { context: change(at) }) });
  const chart: ChartProps = {
    model,
    position,
    isClose,
    label: (name) => t(`chart.labels.${name}`),
    column: (name) => t(`table.columns.${name}`),
  };
  const page = href({ name: 'sample', slug });
  const service = (className: string) => (
    <Link
      className={`no-print text-accent link-line ${className}`}
      to={href({ name: 'service', slug })}
    >
      {t('samples:service')}
    </Link>
  );
  return (
    <article data-practice={practiceOf(slug).id} className="service sample overflow-x-clip">
      <PrintedHead firm={t('common:firm.name')} label={t('common:sample.label')} />
      <div className="sample-frame container-page pt-header">
        <header>
          <p className="flex flex-wrap items-baseline gap-x-5 text-small text-ink-soft">
            <strong className="bg-accent px-2.5 font-medium text-paper">
              {t('common:sample.label')}
            </strong>
            <span>{t(`deliverables:${ownDeliverable(slug)}`)}</span>
            <span className="max-md:hidden">{t('reader')}</span>
            {service('max-md:hidden')}
          </p>
          <h1 className="mt-1 display text-title text-ink-soft lg:mt-3">
            {t(`services:${slug}.sample.question`)}
          </h1>
        </header>
        <section className="sample-answer">
          <Stable
            texts={forms.map((name) => t(`${name}.answer`))}
            shown={answer}
            className="display text-heading leading-(--leading-heading) text-balance"
          >
            {(text) => <h2>{text}</h2>}
          </Stable>
          <FirmnessNote
            {...{ slug, model, firm }}
            nearest={least(limits, ({ at }) => Math.abs(at - position))}
          />
        </section>
        <figure className="sample-chart">
          <figcaption>
            <p className="font-semibold text-ink">{t('chart.title')}</p>
            <p>{t('chart.unit')}</p>
          </figcaption>
          <Chart {...chart} slug={slug} />
          <VerdictStrip
            {...{ model, limits, verdict, isClose }}
            label={(name) => t(`verdicts.${name}.cell`)}
          />
          <AssumptionSlider
            {...{ control, position }}
            label={t('control.label')}
            instruction={t('samples:instruction')}
            value={inWords(position)}
            onMove={move}
          />
        </figure>
        <section className="sample-why">
          <KeyFigures {...{ slug, model, position }} hasLeader={!isClose} />
          <Stable texts={forms.map((name) => t(`${name}.why`))} shown={t(`${form}.why`)}>
            {(text) => <p>{text}</p>}
          </Stable>
        </section>
        <p role="status" className="sr-only">
          {isAtRest && `${answer} ${t(`samples:firmness.${firm.kind}`)}`}
        </p>
      </div>
      <div className="container-page pb-section">
        <div className="sample-column">
          {slug === 'visitor-economy-strategy' && <HundredBars {...chart} />}
          <h2>{t('samples:case')}</h2>
          <p>{t('case')}</p>
          <h2>{t('samples:table')}</h2>
          <ResultTable {...{ slug, model, position }} />
          <h2>{t('samples:change.heading')}</h2>
          <ChangeTable {...{ slug, model, position }} />
          <div className="hidden print:block noscript:block">
            <h2>{t('samples:positions.heading')}</h2>
            <PositionTable {...{ slug, model, inWords }} />
          </div>
          <h2>{t('samples:unknown')}</h2>
          <List texts={t('unknown', { returnObjects: true })} />
          <details>
            <summary>
              <h2>{t('samples:inputs.heading')}</h2>
            </summary>
            <p className="text-small text-ink-soft">{t('samples:inputs.note')}</p>
            <InputList {...{ slug, model }} />
          </details>
          <h2>{t('samples:leftOut')}</h2>
          <List texts={t('leftOut', { returnObjects: true })} />
          <p className="mt-8 text-small text-ink-soft">{t('samples:notice')}</p>
          {service('mt-4 inline-block md:hidden')}
          <p className="no-print mt-8">
            <Button to={href({ name: 'home' }, 'contact')}>
              <WithArrow text={t('samples:contact')} />
            </Button>
          </p>
        </div>
      </div>
      <PrintedFrom
        {...{ page, email: facts.email, phone: facts.phone }}
        text={<Phrase text={t('common:service.printedFrom', { address: facts.siteUrl + page })} />}
        address={t('common:contact.address')}
      />
    </article>
  );
}

/** The context of i18next for a change: a fall is said as a fall. */
function change(value: number) {
  if (value === 0) return 'none';
  return value < 0 ? 'fall' : '';
}

function Chart({ slug, ...props }: ChartProps & { slug: SampleSlug }) {
  switch (slug) {
    case 'special-economic-zone-strategy-and-positioning':
      return <StackChart {...props} />;
    case 'public-private-partnership-strategy':
      return <ColumnChart {...props} />;
    default:
      return <LineChart {...props} />;
  }
}

function List({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text} className="border-t border-line py-2">
          {text}
        </li>
      ))}
    </ul>
  );
}

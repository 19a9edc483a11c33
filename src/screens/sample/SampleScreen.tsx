import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../i18n/page';
import { firmness, type Firmness } from '../../samples/firmness';
import { baseValues, verdictOf, type Model } from '../../samples/model';
import { samples } from '../../samples/samples';
import { thresholds, type Threshold } from '../../samples/thresholds';
import { ownDeliverable, practiceOf, type SampleSlug } from '../../site/catalogue';
import { facts } from '../../site/facts';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { PrintedFrom, PrintedHead } from '../../ui/Printed';
import { WithArrow } from '../../ui/WithArrow';
import { Amount } from '../../i18n/Amount';
import { AssumptionSlider } from './AssumptionSlider';
import type { ChartProps } from './chart';
import { ColumnChart } from './ColumnChart';
import { HundredBars } from './HundredBars';
import { LineChart } from './LineChart';
import { Stable } from '../../ui/Stable';
import { StackChart } from './StackChart';
import { ChangeTable, InputList, KeyFigure, PositionTable, ResultTable } from './Tables';
import { usePosition } from './usePosition';
import { VerdictStrip } from './VerdictStrip';

interface SampleScreenProps {
  slug: SampleSlug;
}

/** A finished paper on an invented case: question, answer, how firm it is, and the chart that shows it. */
export function SampleScreen({ slug }: SampleScreenProps) {
  const { t } = useTranslation([
    `samples/${slug}`,
    'samples',
    'services',
    'deliverables',
    'common',
  ]);
  const href = useHref();
  const model = samples[slug];
  const { control, verdicts, keyFigures } = model;
  const limits = useMemo(() => thresholds(model), [model]);
  const { position, move, isAtRest } = usePosition(control);
  const work = model.work(baseValues(model), position);
  const verdict = verdictOf(model, work);
  const firm = firmness(model, position);
  const isClose = firm.kind === 'close';
  const form = isClose ? (`close.${firm.boundary}` as const) : (`verdicts.${verdict}` as const);
  const forms = [
    ...verdicts.map((name) => `verdicts.${name}` as const),
    ...limits.map((limit) => `close.${limit.verdict}` as const),
  ];

  const inWords = (at: number) =>
    t('control.value', { position: Math.abs(at), ...(control.signed && { context: change(at) }) });
  const question = t(`services:${slug}.sample.question`);
  const page = href({ name: 'sample', slug });
  const chart: ChartProps = {
    model,
    position,
    isClose,
    label: (name) => t(`chart.labels.${name}`),
  };
  const answer = t(`${form}.answer`);
  const leader = Object.entries(work.lines).sort(([, one], [, other]) => other - one)[0]?.[0];
  return (
    <article data-practice={practiceOf(slug).id} className="service sample overflow-x-clip">
      <PrintedHead firm={t('common:firm.name')} label={t('common:sample.label')} />
      <div className="container-page sample-frame pt-header">
        <header>
          <p className="sample-line">
            <strong>{t('common:sample.label')}</strong>
            <span>{t(`deliverables:${ownDeliverable(slug)}`)}</span>
            <span className="max-md:hidden">{t('reader')}</span>
            <Link className="text-accent link-line no-print" to={href({ name: 'service', slug })}>
              {t('samples:service')}
            </Link>
          </p>
          <h1 className="display">{question}</h1>
        </header>
        <section className="sample-answer">
          <Stable texts={forms.map((one) => t(`${one}.answer`))} shown={answer} className="display">
            {(text) => <h2>{text}</h2>}
          </Stable>
          <FirmnessNote {...{ slug, model, firm, limits, position }} />
        </section>
        <figure className="sample-chart">
          <figcaption>
            <p className="font-semibold">{t('chart.title')}</p>
            <p>{t('chart.unit')}</p>
          </figcaption>
          <Chart {...chart} slug={slug} />
          <VerdictStrip
            {...{ model, limits, verdict, isClose }}
            label={(name) => t(`verdicts.${name}.cell`)}
          />
          <AssumptionSlider
            control={control}
            label={t('control.label')}
            instruction={t('samples:instruction')}
            value={inWords(position)}
            position={position}
            onMove={move}
          />
        </figure>
        <section className="sample-why">
          <p className="text-small text-ink-soft">{t('figures.caption')}</p>
          <dl>
            {keyFigures.map((name) => (
              <div key={name} className={name === leader && !isClose ? 'lead' : ''}>
                <dt>{t(`figures.labels.${name}`)}</dt>
                <dd>
                  <KeyFigure {...{ model, work, name }} />
                </dd>
              </div>
            ))}
          </dl>
          <Stable texts={forms.map((one) => t(`${one}.why`))} shown={t(`${form}.why`)}>
            {(text) => <p>{text}</p>}
          </Stable>
        </section>
        <p role="status" className="sr-only">
          {isAtRest && `${answer} ${t(`samples:firmness.${firm.kind}`)}`}
        </p>
      </div>
      <div className="container-page pb-section">
        <div className="sample-column">
          {slug === 'visitor-economy-strategy' && (
            <HundredBars position={position} label={chart.label} />
          )}
          <h2>{t('samples:case')}</h2>
          <p>{t('case')}</p>
          <h2>{t('samples:table')}</h2>
          <ResultTable {...{ slug, model, position }} />
          <h2>{t('samples:change.heading')}</h2>
          <ChangeTable {...{ slug, model, position }} />
          <div className="hidden noscript:block print:block">
            <h2>{t('samples:positions.heading')}</h2>
            <PositionTable {...{ slug, model, inWords }} />
          </div>
          <h2>{t('samples:unknown')}</h2>
          <List texts={t('unknown', { returnObjects: true })} />
          <details className="sample-disclosure">
            <summary>
              <h2>{t('samples:inputs.heading')}</h2>
            </summary>
            <p className="text-small text-ink-soft">{t('samples:inputs.note')}</p>
            <InputList {...{ slug, model }} />
          </details>
          <h2>{t('samples:leftOut')}</h2>
          <List texts={t('leftOut', { returnObjects: true })} />
          <p className="mt-8 text-small text-ink-soft">{t('samples:notice')}</p>
          <p className="mt-8 no-print">
            <Button to={href({ name: 'home' }, 'contact')}>
              <WithArrow text={t('samples:contact')} />
            </Button>
          </p>
        </div>
      </div>
      <PrintedFrom
        {...{ page, email: facts.email, phone: facts.phone }}
        text={t('common:service.printedFrom', { address: facts.siteUrl + page })}
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

function Chart({ slug, ...props }: ChartProps & SampleScreenProps) {
  const { t } = useTranslation(`samples/${slug}`);
  switch (slug) {
    case 'special-economic-zone-strategy-and-positioning':
      return <StackChart {...props} site={(name) => t(`table.columns.${name}`)} />;
    case 'public-private-partnership-strategy':
      return <ColumnChart {...props} />;
    default:
      return <LineChart {...props} />;
  }
}

interface FirmnessNoteProps extends SampleScreenProps {
  model: Model;
  firm: Firmness;
  limits: readonly Threshold[];
  position: number;
}

/** How firm the answer is: a word, a sentence, and where the answer changes. */
function FirmnessNote({ slug, model, firm, limits, position }: FirmnessNoteProps) {
  const { t } = useTranslation([`samples/${slug}`, 'samples']);
  const words = t('samples:firmness', { returnObjects: true });
  const sentences = { firm: words.noInput, depends: words.oneInput, close: words.tooLittle };
  const text = (kind: Firmness['kind']) => `${words[kind]} ${sentences[kind]}`;
  const [nearest] = [...limits].sort(
    (one, other) => Math.abs(one.at - position) - Math.abs(other.at - position),
  );
  const rows =
    firm.kind === 'close'
      ? [
          { name: t('difference'), value: firm.difference },
          { name: words.margin, value: model.closeCall },
        ]
      : firm.kind === 'depends'
        ? [{ name: t(`inputs.${firm.input}.name`), value: firm.at }]
        : [{ name: t('control.label'), value: nearest?.at ?? Number.NaN }];
  return (
    <div className={`firmness ${firm.kind}`}>
      <Stable texts={[text('firm'), text('depends'), text('close')]} shown={text(firm.kind)}>
        {() => (
          <p>
            <strong>{words[firm.kind]}</strong> <span>{sentences[firm.kind]}</span>
          </p>
        )}
      </Stable>
      <div className="firmness-rows">
        {firm.kind !== 'close' && <p>{words.changesAt}</p>}
        <dl>
          {rows.map(({ name, value }, index) => (
            <div key={index}>
              <dt>{name}</dt>
              <dd>
                <Amount value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function List({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="mt-4">
      {texts.map((text) => (
        <li key={text} className="border-t border-line py-3">
          {text}
        </li>
      ))}
    </ul>
  );
}

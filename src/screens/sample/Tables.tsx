import { greatest } from 'd3-array';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../i18n/Amount';
import { changes, firmness } from '../../samples/firmness';
import {
  baseValues,
  keysOf,
  verdictOf,
  type Model,
  type Names,
  type Work,
} from '../../samples/model';
import type { SampleSlug } from '../../site/catalogue';
import { Table } from '../../ui/Table';

interface PaperProps {
  slug: SampleSlug;
  model: Model;
  position: number;
}

/** The results beside the answer; that of the recommended option stands out. */
export function KeyFigures({
  slug,
  model,
  position,
  hasLeader,
}: PaperProps & { hasLeader: boolean }) {
  const { t } = useTranslation(`samples/${slug}`);
  const work = model.work(baseValues(model), position);
  const leader = hasLeader && greatest(keysOf(work.lines), (name) => work.lines[name] ?? 0);
  return (
    <>
      <p className="text-small text-ink-soft">{t('figures.caption')}</p>
      <dl>
        {model.keyFigures.map((name) => (
          <div
            key={name}
            className={`-mb-px flex justify-between gap-4 border-y border-line py-1.5 print:py-0.5 ${name === leader ? 'font-semibold text-accent' : ''}`}
          >
            <dt>{t(`figures.labels.${name}`)}</dt>
            <dd>
              <KeyFigure {...{ model, work, name }} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function KeyFigure({ model, work, name }: { model: Model; work: Work<Names>; name: string }) {
  const digits = model.digitsOf?.[name] ?? model.digits;
  return <Amount value={work.figures[name] ?? Number.NaN} digits={digits} fixed />;
}

/** The table behind the chart. */
export function ResultTable({ slug, model, position }: PaperProps) {
  const { t } = useTranslation(`samples/${slug}`);
  const { table } = model.work(baseValues(model), position);
  const columns = keysOf(table);
  return (
    <Table
      caption={t('table.caption')}
      head={[t('table.corner'), ...columns.map((column) => t(`table.columns.${column}`))]}
      rows={keysOf(Object.values(table)[0] ?? {}).map((row) => ({
        name: t(`table.rows.${row}`),
        isTotal: row === model.total,
        cells: columns.map((column) => {
          const value = table[column]?.[row];
          const digits = model.digitsOf?.[row] ?? model.digits;
          return typeof value === 'number' && <Amount value={value} digits={digits} fixed />;
        }),
      }))}
    />
  );
}

/** What would change the answer: one input after the other. */
export function ChangeTable({ slug, model, position }: PaperProps) {
  const { t } = useTranslation([`samples/${slug}`, 'samples']);
  const texts = t('samples:change', { returnObjects: true });
  return (
    <Table
      caption={texts.note}
      head={[texts.assumption, texts.base, texts.range, texts.changesAt, texts.inRange]}
      rows={changes(model, position).map(({ input, value, range, at, isInRange }) => ({
        name: t(`inputs.${input}.name`),
        cells: [
          <Amount key="value" value={value} digits={2} />,
          <RangeOf key="range" range={range} />,
          at === undefined ? texts.never : <Amount key="at" value={at} />,
          isInRange ? texts.yes : texts.no,
        ],
      }))}
    />
  );
}

type InWords = Omit<PaperProps, 'position'> & { inWords: (position: number) => string };

/** The results at other positions: without scripts and in print. */
export function PositionTable({ slug, model, inWords }: InWords) {
  const { t } = useTranslation([`samples/${slug}`, 'samples']);
  const names = model.keyFigures;
  return (
    <Table
      caption={t('figures.caption')}
      head={[
        t('control.label'),
        ...names.map((name) => t(`figures.labels.${name}`)),
        t('samples:positions.answer'),
      ]}
      rows={model.control.ticks.map((position) => {
        const work = model.work(baseValues(model), position);
        const isClose = firmness(model, position).kind === 'close';
        return {
          name: inWords(position),
          cells: [
            ...names.map((name) => <KeyFigure key={name} {...{ model, work, name }} />),
            isClose ? t('samples:firmness.close') : t(`verdicts.${verdictOf(model, work)}.cell`),
          ],
        };
      })}
    />
  );
}

export function InputList({ slug, model }: Omit<PaperProps, 'position'>) {
  const { t } = useTranslation([`samples/${slug}`, 'samples']);
  return (
    <ul className="sample-inputs text-small leading-snug">
      {Object.entries(model.inputs).map(([id, { value, range, of, others }]) => (
        <li key={id} className="break-inside-avoid border-t border-line py-2">
          <p>{t(`inputs.${id}.name`)}</p>
          <p>
            {of ? (
              Object.entries({ [of]: value, ...others }).map(([column, own = value]) => (
                <span key={column}>
                  {t(`table.columns.${column}`)} <Amount value={own} digits={2} />
                </span>
              ))
            ) : (
              <Amount value={value} digits={2} />
            )}
          </p>
          <p>
            {range[0] < range[1] && (
              <span>
                {t('samples:inputs.range')} <RangeOf range={range} />
              </span>
            )}
            <span>{t(`inputs.${id}.source`)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function RangeOf({ range: [low, high] }: { range: readonly [number, number] }) {
  return (
    <span className="whitespace-nowrap">
      <Amount value={low} digits={2} />–<Amount value={high} digits={2} />
    </span>
  );
}

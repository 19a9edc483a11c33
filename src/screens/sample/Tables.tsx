import { greatest } from 'd3-array';
import { Fragment, memo } from 'react';
import { Amount } from '../../i18n/Amount';
import { changesOf, conclusionAt } from '../../samples/firmness';
import { decimalsOf, keysOf, rowsOf, type Input, type Names } from '../../samples/model';
import { Table } from '../../ui/Table';
import { assumptionInWords } from './AssumptionSlider';
import type { SampleProps } from './chart';

export function KeyFigures<N extends Names>({ t, model, evaluation, isClose }: SampleProps<N>) {
  const { lines, figures } = evaluation;
  // A line and the figure with the same key are of the same option.
  const bestOption: string | undefined = greatest(keysOf<N['line']>(lines), (name) => lines[name]);
  return (
    <>
      <p className="text-small text-ink-soft">{t('figures.caption')}</p>
      <dl>
        {model.keyFigures.map((name) => (
          <div
            key={name}
            className={`-mb-px flex justify-between gap-4 border-y border-line py-1.5 print:py-0.5 ${name === bestOption && !isClose ? 'font-semibold text-accent' : ''}`}
          >
            <dt>{t(`figures.labels.${name}`)}</dt>
            <dd>
              <Amount value={figures[name]} digits={decimalsOf(model, name)} trailingZeros />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function ResultTable<N extends Names>({ t, model, evaluation }: SampleProps<N>) {
  const columns = keysOf<N['column']>(evaluation.table);
  return (
    <Table
      caption={t('table.caption')}
      head={[t('table.corner'), ...columns.map((column) => t(`table.columns.${column}`))]}
      rows={rowsOf(evaluation).map((name) => ({
        name: t(`table.rows.${name}`),
        isTotal: name === model.totalRow,
        cells: columns.map((column) => {
          const value = evaluation.table[column][name];
          const digits = decimalsOf(model, name);
          return value !== null && <Amount value={value} digits={digits} trailingZeros />;
        }),
      }))}
    />
  );
}

export function ChangeTable({ t, model, assumption }: SampleProps) {
  const texts = t('samples:change', { returnObjects: true });
  return (
    <Table
      caption={texts.note}
      head={[texts.input, texts.base, texts.range, texts.changesAt, texts.inRange]}
      rows={changesOf(model, assumption).map(({ input, value, range, changesAt, isInRange }) => ({
        name: t(`inputs.${input}.name`),
        cells: [
          <Amount key="value" value={value} digits={2} />,
          <RangeOf key="range" range={range} />,
          changesAt === undefined ? texts.never : <Amount key="changesAt" value={changesAt} />,
          isInRange ? texts.yes : texts.no,
        ],
      }))}
    />
  );
}

type ModelProps<N extends Names = Names> = Pick<SampleProps<N>, 't' | 'model'>;

export const AssumptionTable = memo(function AssumptionTable<N extends Names>({
  t,
  slug,
  model,
}: Pick<SampleProps<N>, 't' | 'slug' | 'model'>) {
  const { keyFigures } = model;
  const labels = keyFigures.map((name) => t(`figures.labels.${name}`));
  return (
    <Table
      caption={t('figures.caption')}
      head={[t('assumption.label'), t('samples:assumptions.answer'), ...labels]}
      rows={model.slider.ticks.map((assumption) => {
        const { evaluation, verdict, isClose } = conclusionAt(model, assumption);
        const { figures } = evaluation;
        const results = keyFigures.map((name) => (
          <Amount key={name} value={figures[name]} digits={decimalsOf(model, name)} trailingZeros />
        ));
        const answer = isClose
          ? t('samples:firmness.close')
          : t(`services:${slug}.sample.cells.${verdict}`);
        return { name: assumptionInWords(t, assumption), cells: [answer, ...results] };
      })}
    />
  );
});

export const InputList = memo(function InputList({ t, model }: ModelProps) {
  return (
    <ul className="sample-inputs text-small leading-snug print:leading-tight">
      {Object.entries(model.inputs).map(([id, { value, range, column, others }]) => (
        <li key={id} className="break-inside-avoid border-t border-line py-2">
          <span className="block">{t(`inputs.${id}.name`)}</span>{' '}
          <span className="block">
            {column ? (
              // `amount` is a number in all models: the default satisfies the type of `others`.
              Object.entries({ [column]: value, ...others }).map(
                ([name, amount = value], index) => (
                  <Fragment key={name}>
                    {index > 0 && ' · '}
                    {t(`table.columns.${name}`)} <Amount value={amount} digits={2} />
                  </Fragment>
                ),
              )
            ) : (
              <Amount value={value} digits={2} />
            )}
          </span>{' '}
          <span className="block text-ink-soft">
            {range[0] < range[1] && (
              <>
                {t('samples:inputs.range')} <RangeOf range={range} /> ·{' '}
              </>
            )}
            {t(`inputs.${id}.source`)}
          </span>
        </li>
      ))}
    </ul>
  );
});

function RangeOf({ range: [low, high] }: Pick<Input, 'range'>) {
  return (
    <span className="whitespace-nowrap">
      <Amount value={low} digits={2} />–<Amount value={high} digits={2} />
    </span>
  );
}

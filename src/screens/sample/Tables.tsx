import { greatest, sort } from 'd3-array';
import { Fragment, memo } from 'react';
import { Amount } from '../../i18n/Amount';
import { usePage } from '../../routing/usePage';
import { Phrase } from '../../i18n/Phrase';
import { conclusionAt } from '../../samples/conclusion';
import { firmnessOf } from '../../samples/firmness';
import {
  accountColumns,
  baseValues,
  decimalsOf,
  keysOf,
  rowsOf,
  type Input,
  type Model,
  type Names,
} from '../../samples/model';
import { rounded, roundedBeyond, shownNumber, shownTable } from '../../samples/rounding';
import { Table } from '../../ui/Table';
import { assumptionInWords, nameOf, type SampleProps } from './chart';

type ModelProps<N extends Names = Names> = Pick<SampleProps<N>, 'slug' | 't' | 'model'>;

interface KeyFiguresProps<N extends Names> extends SampleProps<N> {
  names: readonly N['figure'][];
}

export function KeyFigures<N extends Names>({ names, ...props }: KeyFiguresProps<N>) {
  const { t, model, evaluation, closeTo } = props;
  const { lines, figures } = evaluation;
  // A line and the figure with the same key are of the same option.
  const bestOption: string | undefined = greatest(keysOf<N['line']>(lines), (name) => lines[name]);
  const marked = closeTo === undefined ? bestOption : undefined;
  return (
    <>
      <p className="text-small text-balance text-ink-soft">{t('figures.caption')}</p>
      {/* A table, so that numbers end at the same edge in both directions, and their units are aligned. */}
      <dl className="key-figures table w-full border-collapse">
        {names.map((name) => (
          <div
            key={name}
            className={`table-row border-y border-line ${name === marked ? 'font-semibold text-accent' : ''}`}
          >
            <dt className="table-cell w-full py-1.5 pe-4 text-balance">
              {t(`figures.labels.${name}`)}
            </dt>
            <dd className="table-cell py-1.5 text-end one-line [direction:ltr]">
              <KeyFigure model={model} name={name} value={figures[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface KeyFigureProps<N extends Names> {
  model: Model<N>;
  name: N['figure'];
  value: number;
}

function KeyFigure<N extends Names>({ model, name, value }: KeyFigureProps<N>) {
  const digits = decimalsOf(model, name);
  return <Amount value={shownNumber(model, name, value)} digits={digits} trailingZeros />;
}

/** The numbers of the base case, whatever the slider says. */
export const DecisionTable = memo(function DecisionTable({ t, model }: ModelProps) {
  const texts = t('samples:decide', { returnObjects: true });
  const decisions = Object.entries(model.decisions(baseValues(model)));
  return (
    <Table
      isStacked
      caption={texts.note}
      corner={texts.what}
      columns={[texts.who, texts.when, texts.cost].map((name) => ({ name, isText: true }))}
      rows={decisions.map(([id, exact]) => {
        const value = exact === null ? undefined : shownNumber(model, id, exact);
        return {
          name: t(`decide.${id}.what`, { value }),
          cells: [t(`decide.${id}.who`), t(`decide.${id}.when`), t(`decide.${id}.cost`, { value })],
        };
      })}
    />
  );
});

export function ResultTable<N extends Names>({ t, model, evaluation }: SampleProps<N>) {
  const table = shownTable(model, evaluation);
  const columns = keysOf<N['column']>(table);
  return (
    <Table
      caption={t('table.caption')}
      corner={t('table.corner')}
      columns={columns.map((column) => ({ name: t(`table.columns.${column}`) }))}
      rows={rowsOf(evaluation).map((row) => ({
        name: t(`table.rows.${row}`),
        isTotal: row === model.totalRow,
        cells: columns.map((column) => {
          const value = table[column][row];
          const digits = decimalsOf(model, row);
          return value !== null && <Amount value={value} digits={digits} trailingZeros />;
        }),
      }))}
    />
  );
}

export const AccountTable = memo(function AccountTable({ t, model }: ModelProps) {
  const { account } = model;
  if (!account) return null;
  return (
    <Table
      className="account mt-8"
      caption={t('account.caption')}
      corner={t('account.corner')}
      columns={accountColumns.map((column) => ({ name: t(`account.columns.${column}`) }))}
      rows={Object.entries(account).map(([row, amounts]) => ({
        name: t(`account.rows.${row}`),
        isTotal: row === 'total',
        cells: accountColumns.map((column) => (
          <Amount key={column} value={amounts[column]} digits={1} trailingZeros />
        )),
      }))}
    />
  );
});

export function ChangeTable({ slug, t, model, assumption }: SampleProps) {
  const texts = t('samples:change', { returnObjects: true });
  const { trials, jointShare } = firmnessOf(model, assumption);
  const rows = trials.map((trial) => {
    const { name, base, range, changesAt, otherVerdict, isInRange, isInJointTest } = trial;
    return {
      name: (
        <span className="flex gap-1.5">
          <JointTestMark text={isInJointTest ? texts.marked : undefined} />
          <span>{nameOf(t, name)}</span>
        </span>
      ),
      cells: [
        <Amount key="base" value={base} digits={2} />,
        <RangeOf key="range" t={t} range={range} />,
        changesAt === undefined ? (
          <bdi>{texts.never}</bdi>
        ) : (
          <Amount key="changesAt" value={roundedBeyond(changesAt, base)} />
        ),
        otherVerdict ? t(`services:${slug}.sample.cells.${otherVerdict}`) : null,
        isInRange ? texts.yes : texts.no,
      ],
    };
  });
  const share =
    jointShare === undefined ? (
      <bdi>{texts.neverTogether}</bdi>
    ) : (
      <Amount key="share" value={rounded(jointShare * 100, 0, 'up')} digits={0} />
    );
  return (
    <Table
      isStacked
      caption={texts.note}
      corner={texts.input}
      columns={[
        { name: texts.base },
        { name: texts.range },
        { name: texts.changesAt },
        { name: texts.then, isText: true },
        { name: texts.inRange, isText: true },
      ]}
      rows={[...rows, { name: texts.together, cells: [null, null, share, null, null] }]}
    />
  );
}

/** A dot, or its place without a text. */
function JointTestMark({ text }: { text: string | undefined }) {
  return (
    <>
      <svg aria-hidden="true" width="8" height="8" className="mt-[0.4em] flex-none fill-accent">
        {text && <circle cx="50%" cy="50%" r="50%" />}
      </svg>
      {text && <span className="sr-only">{`${text}: `}</span>}
    </>
  );
}

export const AssumptionTable = memo(function AssumptionTable<N extends Names>({
  slug,
  t,
  model,
}: ModelProps<N>) {
  const { keyFigures, slider } = model;
  const labels = keyFigures.map((name) => ({ name: t(`figures.labels.${name}`) }));
  const assumptions = sort(new Set([...slider.ticks, slider.base]));
  return (
    <Table
      caption={t('figures.caption')}
      corner={t('assumption.label')}
      columns={[{ name: t('samples:assumptions.answer'), isText: true }, ...labels]}
      rows={assumptions.map((assumption) => {
        const { evaluation, verdict, closeTo } = conclusionAt(model, assumption);
        const results = keyFigures.map((name) => (
          <KeyFigure key={name} model={model} name={name} value={evaluation.figures[name]} />
        ));
        const answer =
          closeTo === undefined
            ? t(`services:${slug}.sample.cells.${verdict}`)
            : t('samples:assumptions.close');
        const answerCell = (
          <span key="answer" className="pe-3 one-line">
            {answer}
          </span>
        );
        return { name: assumptionInWords(t, assumption), cells: [answerCell, ...results] };
      })}
    />
  );
});

export const InputList = memo(function InputList({ t, model }: ModelProps) {
  const { base, ...slider } = model.slider;
  return (
    <ul className="sample-inputs text-small leading-snug">
      <InputItem
        t={t}
        name={t('assumption.label')}
        input={{ ...slider, value: base }}
        source={t('assumption.source')}
      />
      {Object.entries(model.inputs).map(([id, input]) => (
        <InputItem
          key={id}
          t={t}
          name={t(`inputs.${id}.name`)}
          input={input}
          source={t(`inputs.${id}.source`)}
        />
      ))}
    </ul>
  );
});

interface InputItemProps extends Pick<ModelProps, 't'> {
  name: string;
  input: Input;
  source: string;
}

function InputItem({ t, name, input: { value, range, column, others }, source }: InputItemProps) {
  return (
    <li className="break-inside-avoid border-t border-line py-2">
      <span className="block text-balance">{name}</span>{' '}
      <span className="block">
        {column ? (
          // `amount` is a number in all models: the default satisfies the type of `others`.
          Object.entries({ [column]: value, ...others }).map(([place, amount = value], index) => (
            <Fragment key={place}>
              {index > 0 && ' · '}
              {t(`table.columns.${place}`)} <Amount value={amount} digits={2} />
            </Fragment>
          ))
        ) : (
          <Amount value={value} digits={2} />
        )}
      </span>{' '}
      <span className="block text-ink-soft">
        {range[0] < range[1] && (
          <>
            {t('samples:inputs.range')} <RangeOf t={t} range={range} /> ·{' '}
          </>
        )}
        {source}
      </span>
    </li>
  );
}

/** Reads in the direction of the page, in a column of numbers too. */
function RangeOf({ t, range: [low, high] }: Pick<ModelProps, 't'> & Pick<Input, 'range'>) {
  const { direction } = usePage().language;
  const amountOf = (value: number) => () => <Amount value={value} digits={2} />;
  return (
    <bdi dir={direction} className="one-line">
      <Phrase text={t('samples:range')} parts={{ low: amountOf(low), high: amountOf(high) }} />
    </bdi>
  );
}

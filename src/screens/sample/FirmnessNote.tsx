import { memo, useDeferredValue } from 'react';
import { Amount } from '../../i18n/Amount';
import { firmnessOf, type Firmness } from '../../samples/firmness';
import type { Trial } from '../../samples/trials';
import { roundedBeyond, rounded } from '../../samples/rounding';
import { Icon } from '../../ui/Icon';
import { nameOf, type SampleProps } from './chart';

type NoteProps = Pick<SampleProps, 'slug' | 't' | 'model' | 'assumption'>;

/** While the slider moves, it renders after answer and chart: it takes around a hundred evaluations of the model. */
export function FirmnessNote({ slug, t, model, assumption }: NoteProps) {
  return <DeferredNote {...{ slug, t, model }} assumption={useDeferredValue(assumption)} />;
}

const DeferredNote = memo(function DeferredNote({ slug, t, model, assumption }: NoteProps) {
  const firmness = firmnessOf(model, assumption);
  const { kind, count, nearest, jointShare } = firmness;
  return (
    <div className="firmness relative mt-1 border-y border-line py-1.5">
      <Sentence t={t} firmness={firmness} />
      <dl>
        {kind === 'close' ? (
          <Row name={t('samples:firmness.tolerance')}>
            {t('tolerance', { value: model.tolerance })}
          </Row>
        ) : kind === 'conditional' && count === 0 ? (
          <Row name={t('samples:firmness.jointShare')}>
            <Amount value={rounded((jointShare ?? 1) * 100, 0, 'up')} digits={0} />
          </Row>
        ) : (
          nearest && <NearestRow {...{ slug, t, nearest, kind }} />
        )}
      </dl>
    </div>
  );
});

/** The note without the row on the nearest assumption. */
export function FirmnessLine({ t, model, assumption }: Omit<NoteProps, 'slug'>) {
  const firmness = firmnessOf(model, useDeferredValue(assumption));
  return <Sentence t={t} firmness={firmness} />;
}

function Sentence({ t, firmness }: Pick<NoteProps, 't'> & { firmness: Firmness }) {
  return (
    <p>
      <strong className={firmness.kind === 'firm' ? 'text-palm' : 'text-bronze'}>
        {t(`samples:firmness.${firmness.kind}`)}
      </strong>{' '}
      <span>{sentenceOf(t, firmness)}</span>
    </p>
  );
}

function sentenceOf(t: NoteProps['t'], { kind, count }: Firmness) {
  if (kind === 'close') return t('samples:firmness.tooLittle');
  if (kind === 'firm') return t('samples:firmness.none');
  if (count === 0) return t('samples:firmness.jointOnly');
  // `numbers` begins with two: a text for one has no number.
  const inWords = t('samples:firmness.numbers', { returnObjects: true })[count - 2];
  return t('samples:firmness.count', { count, replace: { count: inWords } });
}

interface NearestRowProps extends Pick<NoteProps, 'slug' | 't'> {
  nearest: Trial;
  kind: Firmness['kind'];
}

function NearestRow({ slug, t, nearest, kind }: NearestRowProps) {
  const { name, base, changesAt = base, otherVerdict } = nearest;
  const texts = t('samples:change', { returnObjects: true });
  const key = kind === 'firm' ? 'nearestOutside' : 'nearest';
  const context = name !== 'assumption' && { context: 'other' };
  return (
    <Row name={t(`samples:firmness.${key}`, { name: nameOf(t, name), ...context })}>
      <span className="sr-only">{texts.base}</span>{' '}
      <span className="font-normal">
        <Amount value={base} />
      </span>
      <Icon name="arrow" className="size-4" /> <span className="sr-only">{texts.changesAt}</span>{' '}
      <Amount value={roundedBeyond(changesAt, base)} />{' '}
      <span className="sr-only">{texts.then}</span>{' '}
      {otherVerdict && <span>{`· ${t(`services:${slug}.sample.cells.${otherVerdict}`)}`}</span>}
    </Row>
  );
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="flex items-center gap-1.5 font-semibold one-line">{children}</dd>
    </div>
  );
}

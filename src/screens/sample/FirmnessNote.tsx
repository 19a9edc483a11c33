import { useTranslation } from 'react-i18next';
import { Amount } from '../../i18n/Amount';
import type { Firmness } from '../../samples/firmness';
import type { Model } from '../../samples/model';
import type { Threshold } from '../../samples/thresholds';
import type { SampleSlug } from '../../site/catalogue';

interface FirmnessNoteProps {
  slug: SampleSlug;
  model: Model;
  firm: Firmness;
  /** The threshold that is nearest to the position of the slider. */
  nearest: Threshold | undefined;
}

/** How firm the answer is: a word, a sentence, and the value at which the answer changes. */
export function FirmnessNote({ slug, model, firm, nearest }: FirmnessNoteProps) {
  const { t } = useTranslation([`samples/${slug}`, 'samples']);
  const words = t('samples:firmness', { returnObjects: true });
  const isClose = firm.kind === 'close';
  return (
    <div className={`firmness ${firm.kind}`}>
      <p>
        <strong>{words[firm.kind]}</strong>{' '}
        <span>
          {{ firm: words.noInput, depends: words.oneInput, close: words.tooLittle }[firm.kind]}
        </span>
      </p>
      <dl>
        {firm.kind === 'firm' && nearest && (
          <Row from={words.changesAt} name={t('control.label')} value={nearest.at} />
        )}
        {firm.kind === 'depends' && (
          <Row from={words.changesAt} name={t(`inputs.${firm.input}.name`)} value={firm.at} />
        )}
        {isClose && <Row name={t('difference')} value={firm.difference} />}
        {isClose && <Row name={words.margin} value={model.closeCall} />}
      </dl>
    </div>
  );
}

function Row({ from, name, value }: { from?: string; name: string; value: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>
        {from && <span className="block text-ink-soft">{from}</span>}
        <span>{name}</span>
      </dt>
      <dd className="self-end font-semibold">
        <Amount value={value} />
      </dd>
    </div>
  );
}

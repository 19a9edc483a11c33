import { least } from 'd3-array';
import { Amount } from '../../i18n/Amount';
import type { Paper } from './chart';

/** How firm the answer is: a word, a sentence, and the value at which the answer changes. */
export function FirmnessNote({ t, model, limits, position, firm }: Paper) {
  const words = t('samples:firmness', { returnObjects: true });
  const sentences = { firm: words.noInput, depends: words.oneInput, close: words.tooLittle };
  const nearest = least(limits, ({ at }) => Math.abs(at - position));
  return (
    <div className={`firmness ${firm.kind}`}>
      <p>
        <strong>{words[firm.kind]}</strong> <span>{sentences[firm.kind]}</span>
      </p>
      <dl>
        {firm.kind === 'firm' && nearest && (
          <Row from={words.changesAt} name={t('control.label')} value={nearest.at} />
        )}
        {firm.kind === 'depends' && (
          <Row from={words.changesAt} name={t(`inputs.${firm.input}.name`)} value={firm.at} />
        )}
        {firm.kind === 'close' && (
          <>
            <Row name={t('difference')} value={firm.difference} />
            <Row name={words.margin} value={model.closeCall} />
          </>
        )}
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

import { least } from 'd3-array';
import { Amount } from '../../i18n/Amount';
import { baseValues } from '../../samples/model';
import { Icon } from '../../ui/Icon';
import type { Paper } from './chart';

export function FirmnessNote({ t, model, limits, position, firm }: Paper) {
  const words = t('samples:firmness', { returnObjects: true });
  const sentences = { firm: words.noInput, depends: words.oneInput, close: words.tooLittle };
  const baseLabel = t('samples:change.base');
  const nearest = least(limits, ({ at }) => Math.abs(at - position));
  return (
    <div className={`firmness ${firm.kind}`}>
      <p>
        <strong>{words[firm.kind]}</strong> <span>{sentences[firm.kind]}</span>
      </p>
      <dl>
        {firm.kind === 'firm' && nearest && (
          <Row
            heading={words.changesAt}
            baseLabel={baseLabel}
            name={t('control.label')}
            baseValue={model.control.base}
            value={nearest.at}
          />
        )}
        {firm.kind === 'depends' && (
          <Row
            baseLabel={baseLabel}
            name={t(`inputs.${firm.input}.name`)}
            baseValue={baseValues(model)[firm.input]}
            value={firm.at}
          />
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

interface RowProps {
  heading?: string;
  name: string;
  value: number;
  baseLabel?: string;
  baseValue?: number | undefined;
}

function Row({ heading, name, baseLabel, baseValue, value }: RowProps) {
  return (
    <div className="flex justify-between gap-4">
      <dt>
        {heading && <span className="block text-ink-soft">{heading}</span>}
        <span>{name}</span>
      </dt>
      <dd className="flex items-center gap-1.5 self-end font-semibold whitespace-nowrap">
        {baseValue !== undefined && (
          <>
            <span className="sr-only">{baseLabel}</span>
            <span className="font-normal">
              <Amount value={baseValue} />
            </span>
            <Icon name="arrow" className="size-4" />
          </>
        )}
        <Amount value={value} />
      </dd>
    </div>
  );
}

import { least } from 'd3-array';
import { Amount } from '../../i18n/Amount';
import { baseValues } from '../../samples/model';
import { Icon } from '../../ui/Icon';
import type { Paper } from './chart';

export function FirmnessNote({ t, model, limits, assumption, firm }: Paper) {
  const words = t('samples:firmness', { returnObjects: true });
  const sentences = { firm: words.noInput, depends: words.oneInput, close: words.tooLittle };
  const nearest = least(limits, ({ at }) => Math.abs(at - assumption));
  return (
    <div className={`firmness ${firm.kind}`}>
      <p>
        <strong>{words[firm.kind]}</strong> <span>{sentences[firm.kind]}</span>
      </p>
      {firm.kind === 'firm' && <p className="text-ink-soft">{words.changesAt}</p>}
      <dl>
        {firm.kind === 'firm' && nearest && (
          <Row t={t} name={t('control.label')} baseValue={model.slider.base} value={nearest.at} />
        )}
        {firm.kind === 'depends' && (
          <Row
            t={t}
            name={t(`inputs.${firm.input}.name`)}
            baseValue={baseValues(model)[firm.input]}
            value={firm.at}
          />
        )}
        {firm.kind === 'close' && (
          <>
            <Row t={t} name={t('difference')} value={firm.difference} />
            <Row t={t} name={words.margin} value={model.tolerance} />
          </>
        )}
      </dl>
    </div>
  );
}

interface RowProps extends Pick<Paper, 't'> {
  name: string;
  value: number;
  /** The base value, which would have to become `value`. */
  baseValue?: number | undefined;
}

function Row({ t, name, value, baseValue }: RowProps) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd className="flex items-center gap-1.5 self-end font-semibold whitespace-nowrap">
        {baseValue !== undefined && (
          <>
            <span className="sr-only">{t('samples:change.base')}</span>
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

import { least } from 'd3-array';
import { Amount } from '../../i18n/Amount';
import { baseValues } from '../../samples/model';
import { Icon } from '../../ui/Icon';
import type { SampleProps } from './chart';

export function FirmnessNote({ t, slug, model, thresholds, assumption, firmness }: SampleProps) {
  const texts = t('samples:firmness', { returnObjects: true });
  const nearest = least(thresholds, ({ beginsAt }) => Math.abs(beginsAt - assumption));
  const verdictBeyondNearest = nearest && verdictBeyond(model, nearest, assumption);
  const otherVerdict = firmness.kind === 'depends' ? firmness.otherVerdict : verdictBeyondNearest;
  const otherAnswer = otherVerdict && t(`services:${slug}.sample.cells.${otherVerdict}`);
  const sentences = {
    firm: texts.noInput,
    depends: t('samples:firmness.oneInput', { answer: otherAnswer }),
    close: texts.tooLittle,
  };
  return (
    <div className={`firmness ${firmness.kind}`}>
      <p>
        <strong>{texts[firmness.kind]}</strong> <span>{sentences[firmness.kind]}</span>
      </p>
      {firmness.kind === 'firm' && (
        <p className="text-ink-soft">{t('samples:firmness.changesAt', { answer: otherAnswer })}</p>
      )}
      <dl>
        {firmness.kind === 'firm' && nearest && (
          <Row t={t} name={t('assumption.label')} value={nearest.beginsAt} />
        )}
        {firmness.kind === 'depends' && (
          <Row
            t={t}
            name={t(`inputs.${firmness.input}.name`)}
            baseValue={baseValues(model)[firmness.input]}
            value={firmness.changesAt}
          />
        )}
        {firmness.kind === 'close' && (
          <>
            <Row t={t} name={t('difference')} value={firmness.difference} />
            <Row t={t} name={texts.tolerance} value={model.tolerance} />
          </>
        )}
      </dl>
    </div>
  );
}

function verdictBeyond(
  { verdicts }: SampleProps['model'],
  { upperVerdict, beginsAt }: SampleProps['thresholds'][number],
  assumption: number,
) {
  return beginsAt > assumption ? upperVerdict : verdicts[verdicts.indexOf(upperVerdict) - 1];
}

interface RowProps extends Pick<SampleProps, 't'> {
  name: string;
  value: number;
  /** Shown before `value`, with an arrow between them. */
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
            <span className="sr-only">{t('samples:change.changesAt')}</span>
          </>
        )}
        <Amount value={value} />
      </dd>
    </div>
  );
}

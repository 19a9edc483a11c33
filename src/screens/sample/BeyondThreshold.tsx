import { useAmountText } from '../../i18n/Amount';
import { Phrase } from '../../i18n/Phrase';
import { roundedBeyond } from '../../samples/rounding';
import type { Threshold } from '../../samples/thresholds';
import type { SampleProps } from './chart';

interface BeyondThresholdProps extends Pick<SampleProps, 'slug' | 't' | 'model' | 'assumption'> {
  threshold: Threshold;
}

/** The answer on the other side of a threshold. Reserves the space of the answer on either side. */
export function BeyondThreshold({ slug, t, model, assumption, threshold }: BeyondThresholdProps) {
  const amountText = useAmountText();
  const { upperVerdict, beginsAt } = threshold;
  const lowerVerdict = model.verdicts[model.verdicts.indexOf(upperVerdict) - 1] ?? upperVerdict;
  const sides = [
    { key: 'below', verdict: lowerVerdict, seenFrom: Infinity },
    { key: 'above', verdict: upperVerdict, seenFrom: -Infinity },
  ] as const;
  const shown = assumption < beginsAt ? 'above' : 'below';
  return (
    <div className="grid max-w-full flex-none" suppressHydrationWarning>
      {sides.map(({ key, verdict, seenFrom }) => {
        const amount = amountText({ value: roundedBeyond(beginsAt, seenFrom) });
        return (
          <div key={key} className={`[grid-area:1/1] ${key === shown ? '' : 'invisible'}`}>
            <Phrase text={t(`samples:strip.${key}`, { amount })} />{' '}
            {t(`services:${slug}.sample.cells.${verdict}`)}
          </div>
        );
      })}
    </div>
  );
}

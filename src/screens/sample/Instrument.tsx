import type { SampleProps } from './chart';
import { FirmnessLine } from './FirmnessNote';
import { StripSlider } from './StripSlider';
import { KeyFigures } from './Tables';

/** Answer and slider again, beside the tables that follow the slider: in wide windows, while they scroll by. */
export function Instrument({ answer, ...props }: SampleProps & { answer: string }) {
  const { t, model } = props;
  return (
    <aside className="instrument no-print noscript:hidden" aria-label={t('assumption.label')}>
      <p className="display text-title">{answer}</p>
      <FirmnessLine {...props} />
      <StripSlider {...props} id="assumption-beside" />
      <KeyFigures {...props} names={model.keyFigures.slice(0, 2)} />
    </aside>
  );
}

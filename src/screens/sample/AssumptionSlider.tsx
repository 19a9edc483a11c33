import { useLayoutEffect, useRef } from 'react';
import { XTicks, type SampleProps } from './chart';

/** A native slider whose track is the chart's x axis: the input is half a thumb longer at each end. */
export function AssumptionSlider({ t, model, assumption, setAssumption }: SampleProps) {
  const { min, max, step } = model.slider;
  const input = useRef<HTMLInputElement>(null);
  // Hydration keeps the position to which the visitor has moved the slider before it, and reports no change.
  useLayoutEffect(() => {
    if (!input.current) return;
    const { value, defaultValue, valueAsNumber } = input.current;
    if (value !== defaultValue) setAssumption(valueAsNumber);
  }, [setAssumption]);
  // Versions of ICU format the number differently, hence `suppressHydrationWarning`.
  const valueText = assumptionInWords(t, assumption);
  return (
    <div className="assumption flex flex-wrap gap-x-4 font-medium">
      <input
        ref={input}
        id="assumption"
        type="range"
        {...{ min, max, step }}
        value={assumption}
        aria-valuetext={valueText}
        aria-describedby="assumption-instruction"
        onChange={({ currentTarget }) => setAssumption(currentTarget.valueAsNumber)}
        className="no-print -mt-2 h-11 lg:-mt-1 noscript:hidden"
        suppressHydrationWarning
      />
      <div className="scale ticks h-6 basis-full font-normal text-ink-soft" aria-hidden="true">
        <XTicks scale={model.slider} />
      </div>
      <label htmlFor="assumption" className="order-first ms-(--before) w-full leading-tight">
        {t('assumption.label')}
      </label>
      <p
        aria-hidden="true"
        className="sample-value w-full text-accent sm:ms-(--before)"
        suppressHydrationWarning
      >
        {valueText}
      </p>
      <p
        id="assumption-instruction"
        className="no-print w-full font-normal text-ink-soft sm:ms-(--before) noscript:hidden"
      >
        {t('samples:instruction')}
      </p>
    </div>
  );
}

export function assumptionInWords(t: SampleProps['t'], assumption: number) {
  const context = assumption < 0 ? { context: 'fall' } : assumption === 0 && { context: 'none' };
  return t('assumption.value', { value: Math.abs(assumption), ...context });
}

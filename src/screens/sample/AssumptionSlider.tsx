import { XTicks, type Paper } from './chart';

/** A native slider whose track is the x axis of what is above it: half a thumb is left at each end. */
export function AssumptionSlider({ t, model, position, move }: Paper) {
  const { min, max, step } = model.control;
  const value = inWords(t, position);
  return (
    <div className="assumption">
      <input
        id="assumption"
        type="range"
        {...{ min, max, step }}
        value={position}
        aria-valuetext={value}
        aria-describedby="assumption-instruction"
        onChange={({ currentTarget }) => move(currentTarget.valueAsNumber)}
        className="no-print block h-11 noscript:hidden"
      />
      <div className="scale ticks h-6 text-ink-soft" aria-hidden="true">
        <XTicks scale={model.control} />
      </div>
      <div className="flex flex-wrap gap-x-4 font-medium sm:ms-(--before)">
        <label htmlFor="assumption">{t('control.label')}</label>
        <p
          aria-hidden="true"
          className="sample-value text-accent max-lg:w-full"
          suppressHydrationWarning
        >
          {value}
        </p>
        <p
          id="assumption-instruction"
          className="no-print w-full font-normal text-ink-soft noscript:hidden"
        >
          {t('samples:instruction')}
        </p>
      </div>
    </div>
  );
}

export function inWords(t: Paper['t'], position: number) {
  const context = position < 0 ? 'fall' : 'none';
  return t('control.value', { position: Math.abs(position), ...(position <= 0 && { context }) });
}

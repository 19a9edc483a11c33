import { useTranslation } from 'react-i18next';
import { Phrase } from '../../i18n/Phrase';
import type { SampleSlug } from '../../site/catalogue';
import { strips } from './strips';

/**
 * The answers of a sample paper along its assumption: the values at which they change, and the assumed one. Versions
 * of ICU format numbers differently, hence `suppressHydrationWarning`.
 */
export function AnswerScale({ slug }: { slug: SampleSlug }) {
  const { t } = useTranslation(['home', 'services']);
  const { begins, end, base, columns } = strips[slug];
  const names: Readonly<Record<string, string>> = t(`services:${slug}.sample.cells`, {
    returnObjects: true,
  });
  const cells = Object.entries(begins);
  const [, start] = cells[0] ?? ['', 0];
  const active = cells.findLast(([, from]) => from <= base);
  const share = Math.round((1000 * (base - start)) / (end - start)) / 10;
  const signs = { value: { signDisplay: start < 0 ? 'exceptZero' : 'auto' } };
  // Arabic formats add a direction mark, which the <bdi> makes redundant.
  const isolated = (number: string) => (
    <bdi dir="ltr" suppressHydrationWarning>
      {number.replace('\u200e', '').replace('-', '−')}
    </bdi>
  );
  const parts = { amount: isolated };
  const amount = (value: number) => (
    <span className="text-ink-soft">
      <Phrase text={t('sample.percent', { value, formatParams: signs })} parts={parts} />
    </span>
  );
  return (
    <div
      aria-hidden="true"
      className="answer-scale text-small max-lg:text-[calc(var(--text-small)*0.87)]"
    >
      <p className={`leading-snug ${share < 50 ? 'flex-row-reverse' : ''}`}>
        <svg width={`${Math.abs(2 * share - 100)}%`} />
        <span>
          <Phrase text={t(`services:${slug}.sample.assumption`, { value: base })} parts={parts} />
        </span>
      </p>
      <p className="pt-1 pb-0.5">
        <svg width={`${share}%`} />
        <svg width="14" height="8" className="-mx-1.75 fill-ink">
          <path d="M0 0h14L7 8z" />
        </svg>
        <svg width={`${100 - share}%`} />
      </p>
      <ul className={`grid centred leading-tight max-xs:grid-cols-1 ${columns}`}>
        {cells.map((cell, index) => (
          <li
            key={cell[0]}
            className={`border border-accent px-0.5 py-1 ${cell === active ? 'filled bg-accent font-medium text-paper' : ''}`}
          >
            <div className="xl:text-body">{names[cell[0]]}</div>
            {amount(cell[1])}
            {index === cells.length - 1 && amount(end)}
          </li>
        ))}
      </ul>
    </div>
  );
}

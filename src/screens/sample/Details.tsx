import { memo, useMemo } from 'react';
import { useHref } from '../../i18n/page';
import { samples } from '../../samples/samples';
import type { SampleSlug } from '../../site/catalogue';
import { Button } from '../../ui/Button';
import { WithArrow } from '../../ui/WithArrow';
import { useTexts } from './chart';
import { HundredBars } from './StackChart';
import { ChangeTable, InputList, PositionTable, ResultTable } from './Tables';

interface DetailsProps {
  slug: SampleSlug;
  position: number;
}

export const Details = memo(function Details({ slug, position }: DetailsProps) {
  const t = useTexts(slug);
  const href = useHref();
  const model = samples[slug];
  const positions = useMemo(() => <PositionTable {...{ t, model }} />, [t, model]);
  const inputs = useMemo(() => <InputList {...{ t, model }} />, [t, model]);
  return (
    <div className="container-page pb-section">
      <div className="sample-column">
        {slug === 'visitor-economy-strategy' && <HundredBars {...{ t, position }} />}
        <h2>{t('samples:case')}</h2>
        <p>{t('case')}</p>
        <h2>{t('samples:table')}</h2>
        <ResultTable {...{ t, model, position }} />
        <h2>{t('samples:change.heading')}</h2>
        <ChangeTable {...{ t, model, position }} />
        <div className="hidden print:block noscript:block">
          <h2>{t('samples:positions.heading')}</h2>
          {positions}
        </div>
        <h2>{t('samples:unknown')}</h2>
        <List texts={t('unknown', { returnObjects: true })} />
        <details>
          <summary>
            <h2>{t('samples:inputs.heading')}</h2>
          </summary>
          <p className="text-small text-ink-soft">{t('samples:inputs.note')}</p>
          {inputs}
        </details>
        <h2>{t('samples:leftOut')}</h2>
        <List texts={t('leftOut', { returnObjects: true })} />
        <p className="mt-8 text-small text-ink-soft">{t('samples:notice')}</p>
        <p className="no-print mt-8">
          <Button to={href({ name: 'home' }, 'contact')}>
            <WithArrow text={t('samples:contact')} />
          </Button>
        </p>
      </div>
    </div>
  );
});

function List({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text} className="border-t border-line py-2">
          {text}
        </li>
      ))}
    </ul>
  );
}

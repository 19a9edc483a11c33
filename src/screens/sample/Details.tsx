import { memo, useDeferredValue } from 'react';
import { useHref } from '../../routing/usePage';
import { Button } from '../../ui/Button';
import { Disclosure } from '../../ui/Disclosure';
import { WithArrow } from '../../ui/WithArrow';
import type { SampleProps } from './chart';
import { Instrument } from './Instrument';
import {
  AccountTable,
  AssumptionTable,
  ChangeTable,
  DecisionTable,
  InputList,
  ResultTable,
} from './Tables';

/** The part of the screen below the chart. While the slider moves, it renders after answer and chart. */
export function Details({ props, answer }: { props: SampleProps; answer: string }) {
  return (
    <div className="sample-details container-page pb-section">
      <DeferredDetails props={useDeferredValue(props)} />
      <Instrument {...props} answer={answer} />
    </div>
  );
}

const DeferredDetails = memo(function DeferredDetails({ props }: { props: SampleProps }) {
  const { slug, t, model, shownHref } = props;
  const href = useHref();
  return (
    <div className="sample-column">
      <h2>{t('samples:decide.heading')}</h2>
      <DecisionTable {...{ slug, t, model }} />
      <h2>{t('samples:case')}</h2>
      <p>{t('case')}</p>
      <h2>{t('samples:table')}</h2>
      <ResultTable {...props} />
      <AccountTable {...{ slug, t, model }} />
      <h2>{t('samples:change.heading')}</h2>
      <ChangeTable {...props} />
      <p className="no-print mt-2 text-small text-ink-soft noscript:hidden">
        {t('samples:change.follows')}
      </p>
      <Disclosure collapsed="always" heading={<h2>{t('samples:assumptions.heading')}</h2>}>
        <AssumptionTable {...{ slug, t, model }} />
      </Disclosure>
      <h2>{t('samples:unknown')}</h2>
      <List texts={t('unknown', { returnObjects: true })} />
      <Disclosure collapsed="always" heading={<h2>{t('samples:inputs.heading')}</h2>}>
        <p className="text-small text-ink-soft">{t('money')}</p>
        <InputList {...{ slug, t, model }} />
      </Disclosure>
      <h2>{t('samples:leftOut')}</h2>
      <List texts={t('leftOut', { returnObjects: true })} />
      <p className="mt-8 text-small text-ink-soft">{t('samples:notice')}</p>
      <p className="no-print mt-8">
        <Button to={href({ name: 'home' }, 'contact')} state={{ about: shownHref }}>
          <WithArrow text={t('samples:contact')} />
        </Button>
      </p>
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

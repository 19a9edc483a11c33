import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { useHref, usePage } from '../../i18n/page';
import { splitSentence } from '../../i18n/splitSentence';
import { ownDeliverable, practiceOf, type SampleSlug } from '../../site/catalogue';
import { facts } from '../../site/facts';
import { each } from '../../samples/arithmetic';
import { samples } from '../../samples/samples';
import { writerOf } from '../../samples/write';
import { Button } from '../../ui/Button';
import { PrintedFrom, PrintedHead } from '../../ui/Printed';
import { WithArrow } from '../../ui/WithArrow';
import { Control } from './Control';
import { Figure } from './Figure';
import { Table } from './Table';
import { usePosition } from './usePosition';

type Names = Readonly<Record<string, string | undefined>>;

/** A finished paper on an invented case: the verdict, what carries it, and what would turn it. */
export function SampleScreen({ slug }: { slug: SampleSlug }) {
  const { t } = useTranslation([`samples/${slug}`, 'services', 'deliverables', 'common']);
  const { t: frame } = useTranslation('samples');
  const href = useHref();
  const { format } = usePage().language;
  const model = samples[slug];
  const { control, columns, row: drawn, stack } = model;
  const { position, move, isAtRest } = usePosition(control);
  const { verdict, values, table, drawings } = model.at(position);

  const write = writerOf(frame, format);
  const inWords = (at: number) => t('control.value', { position: write([at, control.unit]) });
  // As `replace`: a number of a model may have the name of an option of i18next.
  const filled = { replace: each(values, (amount) => write(amount)) };
  const filledAll = { ...filled, returnObjects: true } as const;
  const name = t(`deliverables:${ownDeliverable(slug)}`);
  const page = href({ name: 'sample', slug });
  const servicePage = href({ name: 'service', slug });
  const rowNames: Names = t('table.rows', filledAll);
  const names: Names = { ...t('table.columns', filledAll), ...t('key', filledAll) };

  return (
    <article data-practice={practiceOf(slug).id} className="service sample overflow-x-clip">
      <PrintedHead firm={t('common:firm.name')} label={frame('title', { name })} />
      <header className="pt-header">
        <p className="bg-accent text-paper">
          <strong className="container-page block py-4 font-medium">{frame('notice')}</strong>
        </p>
      </header>
      <div className="container-page pt-6 pb-section">
        <div className="max-w-200 xl:grid xl:max-w-none xl:grid-cols-[minmax(0,50rem)_minmax(0,1fr)] xl:gap-x-16 print:block print:max-w-none">
          <Link className="inline-block py-2 text-accent link-line no-print" to={servicePage}>
            {frame('service', { service: t(`services:${slug}.title`) })}
          </Link>
          <p className="mt-4 text-accent">{name}</p>
          <h1 className="display mt-2 text-page">{t('title')}</h1>
          <p className="mt-4 text-ink-soft">{t('reader')}</p>
          <p className="mt-4">{t('case')}</p>

          <h2>{frame('verdict')}</h2>
          {/* Every form stands in one place, so that the sheet keeps its height when it turns. */}
          <div className="sample-forms mt-4 grid border-s-2 border-accent ps-6">
            {model.verdicts.map((form) => {
              const [first, rest] = splitSentence(t(`verdicts.${form}`, filled));
              const isShown = form === verdict;
              // The others keep their room, and are no text of the page for whoever reads it without style.
              const part = (text: string) => (isShown ? { children: text } : { 'data-room': text });
              return (
                <p key={form} className={`[grid-area:1/1] ${isShown ? '' : 'invisible'}`}>
                  <span className="display block text-statement" {...part(first)} />
                  <span className="mt-3 block" {...part(rest)} />
                </p>
              );
            })}
          </div>
          <p role="status" className="sr-only">
            {isAtRest && t(`verdicts.${verdict}`, filled)}
          </p>
          <figure className="@container mt-8">
            <Figure
              drawings={drawings}
              labels={
                stack
                  ? columns.map((id) => ({ start: names[id] ?? '', end: write(values[id]) }))
                  : [{ start: inWords(control.min), end: inWords(control.max) }]
              }
              legend={model.legend.map(([look, id]) => [
                look,
                columns.includes(id) ? `${names[id]} ${write(values[id])}` : (names[id] ?? ''),
              ])}
            />
            <figcaption className="mt-4 text-small text-ink-soft">
              {t('caption', filled)}
            </figcaption>
          </figure>

          <h2>{frame('table')}</h2>
          <Table
            caption={t('table.caption')}
            head={[t('table.corner'), ...columns.map((id) => names[id])]}
            rows={model.rows.map((row) => [
              rowNames[row],
              ...columns.map((column) => write(table[column]?.[row], 'bare')),
            ])}
            total={rowNames[drawn]}
          />

          <h2>{frame('change')}</h2>
          <Control
            {...{ model, position }}
            label={t('control.label')}
            value={write([position, control.unit])}
            inWords={inWords(position)}
            onMove={move}
          />
          <ul className="mt-4 text-ink-soft">
            {model.turns.map(([form]) => (
              <li key={form}>{t(`turns.${form}`, filled)}</li>
            ))}
          </ul>
          {t('change', filledAll).map((text) => (
            <p key={text} className="mt-4">
              {text}
            </p>
          ))}
          <div className="mt-6 hidden noscript:block print:block">
            <Table
              caption={frame('positions')}
              head={[t('control.label'), ...columns.map((id) => names[id]), frame('outcome')]}
              rows={model.positions.map((at) => {
                const then = model.at(at);
                const results = columns.map((id) => write(then.values[id], 'bare'));
                return [inWords(at), ...results, t(`outcomes.${then.verdict}`)];
              })}
            />
          </div>

          <h2>{frame('unknown')}</h2>
          <List texts={t('unknown', { returnObjects: true })} />

          <h2>{frame('inputs')}</h2>
          <Table
            hasWords
            caption={frame('dated')}
            head={(['input', 'value', 'range', 'source'] as const).map((key) => frame(key))}
            rows={Object.entries(model.inputs).map(([id, { value, range, unit, others = [] }]) => {
              const low = write([range[0], unit], 'bare');
              const high = write([range[1], unit], 'bare');
              return [
                t(`inputs.${id}.name`),
                [value, ...others].map((one) => write([one, unit])).join(' · '),
                low === high ? '' : frame('between', { low, high }),
                t(`inputs.${id}.source`),
              ];
            })}
          />
          <h2>{frame('leftOut')}</h2>
          <List texts={t('leftOut', { returnObjects: true })} />
          <p className="mt-12 no-print">
            <Button to={href({ name: 'home' }, 'contact')}>
              <WithArrow text={frame('contact')} />
            </Button>
          </p>
        </div>
      </div>
      <PrintedFrom
        {...{ page, email: facts.email, phone: facts.phone }}
        text={t('common:service.printedFrom', { address: facts.siteUrl + page })}
        address={t('common:contact.address')}
      />
    </article>
  );
}

function List({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="mt-4">
      {texts.map((text) => (
        <li key={text} className="border-t border-line py-3">
          {text}
        </li>
      ))}
    </ul>
  );
}

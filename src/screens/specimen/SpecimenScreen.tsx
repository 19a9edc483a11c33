import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { useContent, useHref, usePage } from '../../i18n/page';
import { practiceOf } from '../../site/catalogue';
import { facts } from '../../site/facts';
import { specimens } from '../../specimens/specimens';
import { fill, firstSentence, writeAll, writerOf } from '../../specimens/write';
import { Button } from '../../ui/Button';
import { PrintedFrom, PrintedHead } from '../../ui/Printed';
import { WithArrow } from '../../ui/WithArrow';
import { Control } from './Control';
import { Figure } from './Figure';
import { Inputs } from './Inputs';
import { Table } from './Table';
import { usePosition } from './usePosition';

/** A finished paper on an invented case: the verdict, what carries it, and what would turn it. */
export function SpecimenScreen() {
  const { t } = useTranslation();
  const href = useHref();
  const { format } = usePage().language;
  const { slug, service, specimens: frame, specimen: texts } = useContent('specimen');
  const model = specimens[slug];
  const { control, positions, shown, turns, inputs, columns, totals, verdicts, at } = model;
  const { position, move, isAtRest } = usePosition(control);

  const write = writerOf(format, frame.units);
  const inWords = (value: number) =>
    fill(texts.control.value, { position: write([value, control.unit]) });
  const { verdict, values, rows, figure } = at(position);
  const written = writeAll(values, write);
  const verdictText = fill(texts.verdicts[verdict] ?? '', written);
  const page = href({ name: 'specimen', slug });
  const servicePage = href({ name: 'service', slug });
  const names = { ...texts.table.columns, ...texts.table.rows };

  return (
    <article data-practice={practiceOf(slug).id} className="service specimen">
      <PrintedHead firm={t('firm.name')} label={fill(frame.title, { name: texts.name })} />
      <header className="pt-header">
        <p className="bg-accent text-paper">
          <strong className="container-page block py-4 font-medium">{frame.notice}</strong>
        </p>
        <div className="container-page pt-6">
          <div className="specimen-sheet">
            <Link className="inline-block py-2 text-accent link-line no-print" to={servicePage}>
              {fill(frame.service, { service })}
            </Link>
            <p className="mt-4 text-accent">
              {texts.name} · {frame.dated}
            </p>
            <h1 className="display mt-2 text-page">{texts.title}</h1>
            <p className="mt-4 text-ink-soft">{texts.reader}</p>
            <p className="mt-4">{texts.case}</p>
          </div>
        </div>
      </header>
      <div className="container-page pb-section">
        <div className="specimen-sheet">
          <Part heading={frame.verdict} className="specimen-verdict">
            <div className="specimen-forms">
              {verdicts.map((form) => {
                const text = fill(texts.verdicts[form] ?? '', written);
                const first = firstSentence(text);
                return (
                  <p key={form} className={form === verdict ? undefined : 'invisible'}>
                    <span className="display block text-statement">{first}</span>
                    <span className="mt-3 block">{text.slice(first.length).trimStart()}</span>
                  </p>
                );
              })}
            </div>
          </Part>
          <figure className="figure-box mt-8">
            <Figure
              {...{ figure, names, write }}
              meanings={texts.key}
              ends={[inWords(control.min), inWords(control.max)]}
            />
            <figcaption className="mt-4 text-small text-ink-soft">
              {fill(texts.caption, written)}
            </figcaption>
          </figure>
          <Part heading={frame.table}>
            <Table
              caption={texts.table.caption}
              corner={texts.table.corner}
              columns={columns.map((id) => ({ id, name: texts.table.columns[id] }))}
              rows={Object.entries(rows).map(([id, cells]) => ({
                ...{ id, name: texts.table.rows[id], isTotal: totals.includes(id) },
                cells: cells.map((cell) => (cell ? write(cell, 'bare') : '')),
              }))}
            />
          </Part>
          <h2 className="display specimen-part text-part">{frame.change}</h2>
          <Control
            {...{ control, position }}
            turns={Object.values(turns)}
            label={texts.control.label}
            value={inWords(position)}
            onMove={move}
          />
          <div>
            <p role="status" className="sr-only">
              {isAtRest && verdictText}
            </p>
            <ul className="specimen-turns">
              {Object.entries(turns).map(([form, turn]) => (
                <li key={form}>
                  {fill(texts.turns[form] ?? '', {
                    ...written,
                    at: write([turn, preciseOf(control.unit)]),
                  })}
                </li>
              ))}
            </ul>
            {texts.change.map((text) => (
              <p key={text} className="mt-4">
                {fill(text, written)}
              </p>
            ))}
            <div className="mt-6 hidden noscript:block print:block">
              <Table
                caption={frame.positions}
                corner={texts.control.label}
                columns={[
                  ...shown.map((id) => ({ id, name: texts.shown[id] })),
                  { id: 'outcome', name: frame.outcome },
                ]}
                rows={positions.map((one) => {
                  const then = at(one);
                  const results = shown.map((id) => then.values[id]);
                  return {
                    ...{ id: String(one), name: inWords(one) },
                    cells: [
                      ...results.map((amount) => (amount ? write(amount) : '')),
                      texts.outcomes[then.verdict] ?? '',
                    ],
                  };
                })}
              />
            </div>
          </div>
          <Part heading={frame.unknown}>
            <List texts={texts.unknown} />
          </Part>
          <Part heading={frame.inputs}>
            <Inputs {...{ inputs, write, frame }} texts={texts.inputs} />
          </Part>
          <Part heading={frame.leftOut}>
            <List texts={texts.leftOut} />
          </Part>
          <p className="mt-12 flex flex-wrap items-center gap-8 no-print">
            <Button to={href({ name: 'home' }, 'contact')}>
              <WithArrow text={frame.contact} />
            </Button>
            <Link className="py-2 text-accent link-line" to={servicePage}>
              {fill(frame.service, { service })}
            </Link>
          </p>
        </div>
      </div>
      <PrintedFrom
        {...{ page, format, email: facts.email, phone: facts.phone }}
        text={t('service.printedFrom', { address: facts.siteUrl + page })}
        address={t('contact.address')}
      />
    </article>
  );
}

/** A turning point lies between the steps of the control: it is written with a digit more. */
function preciseOf(unit: 'change' | 'dollars' | 'percent') {
  return unit === 'percent' ? 'tenths' : unit;
}

interface PartProps {
  heading: string;
  className?: string;
  children: ReactNode;
}

function Part({ heading, className = '', children }: PartProps) {
  return (
    <section className={`specimen-part ${className}`}>
      <h2 className="display text-part">{heading}</h2>
      {children}
    </section>
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

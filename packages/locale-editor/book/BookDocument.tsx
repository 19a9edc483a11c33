import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { allLanguages, defaultLanguage } from '../../../src/site/languages';
import type { FileStatus } from '../../locale-kit/check/check';
import { coverage, totals } from '../../locale-kit/check/report';
import { localePath } from '../../locale-kit/files';
import { strings as editorStrings } from '../editor/strings';
import { splitTextKey, type SiteText, type TextKey } from '../texts';
import { Diff, FindingText, inLanguage, LanguageName, Versions } from '../views/TextViews';
import {
  findingLists,
  type Book,
  type BookData,
  type BookFinding,
  type BookPage,
  type Findings,
  type Picture,
} from './book';
import { BookTools } from './BookTools';
import { strings } from './strings';

/** Files beside the document. */
export const [styleFile, scriptFile] = ['book.css', 'book.js'] as const;

/** What a book is known by: the line of its head that says what made it. */
const generator = 'npm run locales book';
export const bookMark = `<meta name="generator" content="${generator}"/>`;

/** The book's document. It needs nothing but the files beside it, and opens from a disk. */
export function bookDocument(book: Book): string {
  return `<!doctype html>${renderToStaticMarkup(<BookDocument {...book} />)}`;
}

function BookDocument(book: Book) {
  const { firm, madeOn, texts, pages, elsewhere, isPartial, files, findings } = book;
  const title = strings.title(allLanguages.length);
  const known = new Map(texts.map((text) => [text.id, text]));
  const data: BookData = { texts, pages };
  return (
    <html lang={defaultLanguage.code} {...inLanguage(defaultLanguage.code)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="generator" content={generator} />
        <title>{`${firm}: ${title}`}</title>
        <link rel="stylesheet" href={styleFile} />
      </head>
      <body>
        <a className="skip" href="#pages">
          {strings.skip}
        </a>
        <header className="top">
          <p className="firm">{firm}</p>
          <h1>{title}</h1>
          <p className="quiet">{strings.madeOn(dateOf(madeOn))}</p>
          {strings.help.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <noscript>
            <p>{strings.needsScripts}</p>
          </noscript>
        </header>
        {/* Hydrated by the script: with the markers that tell its texts apart. */}
        <div
          id="tools"
          dangerouslySetInnerHTML={{ __html: renderToString(<BookTools {...data} />) }}
        />
        <Contents {...book} />
        <main>
          <Coverage files={files} />
          <FindingLists findings={findings} known={known} />
          <section id="pages" tabIndex={-1} aria-labelledby="pages-title">
            <h2 id="pages-title">{strings.sitePages(pages.length)}</h2>
            {pages.map((page) => (
              <PageSection key={page.id} page={page} known={known} />
            ))}
          </section>
          <Section id="elsewhere" title={strings.elsewhere} count={elsewhere.length}>
            <p>{`${strings.elsewhereHelp} ${isPartial ? strings.leftOut : ''}`}</p>
            <TextList summary={strings.elsewhere} ids={elsewhere} known={known} />
          </Section>
        </main>
        <script
          type="application/json"
          id="data"
          // JSON that can't end the element that holds it.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
        <script src={scriptFile} />
      </body>
    </html>
  );
}

function dateOf(madeOn: Date): string {
  const format = { dateStyle: 'long', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(defaultLanguage.format, format).format(madeOn);
}

interface SectionProps {
  id: string;
  title: string;
  count: number;
  children: ReactNode;
}

function Section({ id, title, count, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {title} <span className="quiet">{count}</span>
      </h2>
      {children}
    </section>
  );
}

function Contents({ pages, findings }: Book) {
  return (
    <nav className="contents" aria-label={strings.contents}>
      <ul>
        <li>
          <a href="#coverage">{strings.coverage}</a>
        </li>
        {findingLists.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{strings.findings[name]}</a>{' '}
            <span className="quiet">{findings[name].length}</span>
          </li>
        ))}
        <li>
          <a href="#pages">{strings.pages}</a>
          <ol>
            {pages.map(({ id, title }) => (
              <li key={id}>
                <a href={`#page-${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </li>
        <li>
          <a href="#elsewhere">{strings.elsewhere}</a>
        </li>
      </ul>
    </nav>
  );
}

const counted = ['missing', 'stale', 'suspicious', 'unknown'] as const;

/** How far each language is, and each file of it: the numbers of `npm run locales`. */
export function Coverage({ files }: { files: readonly FileStatus[] }) {
  const codes = [...new Set(files.map(({ language }) => language))];
  const byPath = new Map(files.map((file) => [file.file, file]));
  const names = files.map(({ language, file }) =>
    file.slice(localePath(language, '').length - '.json'.length).replace(/\.json$/u, ''),
  );
  const counts = counted.map((name) => strings.counts[name]);
  return (
    <section id="coverage" aria-labelledby="coverage-title">
      <h2 id="coverage-title">{strings.coverage}</h2>
      <Table
        label={strings.byLanguage}
        columns={[strings.language, strings.complete, ...counts]}
        rows={totals(files).map((total) => [
          <LanguageName key="name" code={total.language} />,
          <span key="share">
            <strong>{`${coverage(total)}%`}</strong>{' '}
            <span className="quiet">{strings.completeOf(total.complete, total.wanted)}</span>
          </span>,
          ...counted.map((name) => (
            <span key={name} className={total[name] > 0 ? 'number wanting' : 'number'}>
              {total[name]}
            </span>
          )),
        ])}
      />
      <details>
        <summary>{strings.byFile}</summary>
        <Table
          label={strings.byFile}
          columns={[strings.file, ...codes.map((code) => <LanguageName key={code} code={code} />)]}
          rows={[...new Set(names)].map((name) => [
            name,
            ...codes.map((code) => (
              <FileCell key={code} status={byPath.get(localePath(code, name))} />
            )),
          ])}
        />
      </details>
    </section>
  );
}

function FileCell({ status }: { status: FileStatus | undefined }) {
  if (!status) return null;
  const wanting = counted
    .filter((name) => status[name] > 0)
    .map((name) => `${strings.counts[name]}: ${status[name]}`);
  return (
    <>
      {`${coverage(status)}%`} <span className="wanting">{wanting.join(', ')}</span>
    </>
  );
}

interface TableProps {
  label: string;
  columns: readonly ReactNode[];
  /** Each begins with its name. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table that scrolls sideways in itself. */
function Table({ label, columns, rows }: TableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by key
    <div className="table" tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((name, index) => (
              <th key={index} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Known = ReadonlyMap<TextKey, SiteText>;

/** What the check has found, in three lists. */
export function FindingLists({ findings, known }: { findings: Findings; known: Known }) {
  return findingLists.map((name) => (
    <Section key={name} id={name} title={strings.findings[name]} count={findings[name].length}>
      {findings[name].length === 0 && <p>{strings.noFindings[name]}</p>}
      <ul className="findings">
        {findings[name].map((finding, index) => (
          <FindingItem key={index} finding={finding} text={known.get(finding.text ?? '')} />
        ))}
      </ul>
    </Section>
  ));
}

function FindingItem({ finding, text }: { finding: BookFinding; text: SiteText | undefined }) {
  const { language, file, line, key, rule, change } = finding;
  const english = text?.versions[defaultLanguage.code] ?? '';
  return (
    <li>
      <p>
        <strong>{language === '' ? strings.forAll : <LanguageName code={language} />}</strong>{' '}
        {text ? <KeyButton id={text.id} /> : key}{' '}
        <span className="quiet">{strings.inFile(file, line)}</span>
      </p>
      {rule === 'stale' ? (
        <>
          <p>
            {change ? strings.change : strings.unknownChange}{' '}
            {change ? (
              <Diff parts={change} code={defaultLanguage.code} />
            ) : (
              <span {...inLanguage(defaultLanguage.code)}>{english}</span>
            )}
          </p>
          <p {...inLanguage(language)}>{text?.versions[language] ?? ''}</p>
        </>
      ) : (
        <p>
          <FindingText finding={finding} />
        </p>
      )}
    </li>
  );
}

/** The script outlines the text that such a button names. */
function KeyButton({ id }: { id: TextKey }) {
  return (
    <button type="button" className="key" data-text={id}>
      {splitTextKey(id).key}
    </button>
  );
}

/** A page of the site: its pictures in all languages side by side, then its texts. */
function PageSection({ page, known }: { page: BookPage; known: Known }) {
  const { id, title, address, pictures, own, shared } = page;
  return (
    <section className="page" id={`page-${id}`} data-page={id}>
      <h3 tabIndex={-1}>
        {title} <span className="quiet">{address}</span>
      </h3>
      <div className="languages">
        {allLanguages.map(({ code }) => (
          <figure key={code}>
            <figcaption {...inLanguage(code)}>
              <LanguageName code={code} />
            </figcaption>
            <div className="frame" {...inLanguage(code)}>
              {pictures
                .filter(({ language }) => language === code)
                .map((picture) => (
                  <PictureLink key={picture.file} title={title} picture={picture} />
                ))}
            </div>
          </figure>
        ))}
      </div>
      <TextList summary={strings.ownTexts(own.length)} {...{ known, pictures }} ids={own} />
      <TextList
        summary={strings.sharedTexts(shared.length)}
        {...{ known, pictures }}
        ids={shared}
      />
    </section>
  );
}

function PictureLink({ title, picture }: { title: string; picture: Picture }) {
  const { file, size, width, language } = picture;
  const name = allLanguages.find(({ code }) => code === language)?.name ?? language;
  return (
    <a className="picture" data-width={width} data-picture={file} href={file}>
      <img
        src={file}
        {...size}
        loading="lazy"
        alt={strings.picture(title, name, strings.width[width])}
        lang={defaultLanguage.code}
      />
    </a>
  );
}

interface TextListProps {
  summary: string;
  ids: readonly TextKey[];
  known: Known;
  /** Those of the page, which tell what can't be seen on it. */
  pictures?: readonly Picture[];
}

/** Texts below each other, each in all languages side by side; nothing if there are none. */
export function TextList({ summary, ids, known, pictures = [] }: TextListProps) {
  if (ids.length === 0) return null;
  return (
    <details>
      <summary>{summary}</summary>
      <ul className="texts">
        {ids.map((id) => {
          const { what = null, versions = {}, notes } = known.get(id) ?? {};
          const note = unseenNote(id, pictures);
          return (
            <li key={id} data-row={id}>
              <p>
                <KeyButton id={id} /> <span className="quiet">{splitTextKey(id).name}</span>{' '}
                {what !== null && <span className="quiet">{what}</span>}{' '}
                {note !== null && <span className="unseen">{note}</span>}
              </p>
              <Versions versions={versions} notes={notes} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** What a text is that the page holds but nobody sees on it. */
function unseenNote(id: TextKey, pictures: readonly Picture[]): string | null {
  if (pictures.some(({ places }) => id in places)) return null;
  const holder = pictures.find(({ unseen }) => id in unseen);
  if (!holder) return null;
  const attribute = holder.unseen[id] ?? null;
  return attribute === null
    ? strings.unseen
    : strings.unseenAs(editorStrings.attributeOf(attribute));
}

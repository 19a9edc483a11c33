import { defaultLanguage, languages } from '../../../../src/site/languages';
import { widths, type Book, type WidthName } from '../book';
import { allScreens } from '../contents/screenName';
import { strings } from '../strings';
import { coverageSection } from './coverage';
import { bookData } from './data';
import { findingsSections } from './findings';
import { Html, html } from './html';
import { inLanguage } from './language';
import { pageSection } from './page';
import { textList } from './textList';
import { viewer } from './viewer';

/** Files beside the document. */
export const [styleFile, scriptFile] = ['book.css', 'book.js'] as const;

/**
 * The book's document. It needs nothing but the files beside it, and opens from a disk.
 * @param firm the name of the site
 */
export function bookDocument(book: Book, firm: string): string {
  const { pages, texts, elsewhere, files, findings } = book;
  const title = strings.title(languages.length);
  const document = html`<!doctype html>
    <html ${inLanguage(defaultLanguage.code)}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${firm}: ${title}</title>
        <link rel="stylesheet" href="${styleFile}" />
      </head>
      <body>
        <a class="skip" href="#pages">${strings.skip}</a>
        <header class="top">
          <p class="firm">${firm}</p>
          <h1>${title}</h1>
          <p class="quiet">${strings.madeOn(dateOf(book))}</p>
          ${strings.help.map((sentence) => html`<p>${sentence}</p>`)}
          <noscript><p>${strings.needsScripts}</p></noscript>
        </header>
        ${toolbar()} ${contents(book)}
        <main>
          ${coverageSection(files)} ${findingsSections(findings, texts)}
          <section id="pages" tabindex="-1" aria-labelledby="pages-title">
            <h2 id="pages-title">${strings.sitePages(pages.length)}</h2>
            ${pages.map(pageSection)}
          </section>
          <section id="elsewhere" aria-labelledby="elsewhere-title">
            <h2 id="elsewhere-title">
              ${strings.elsewhere} <span class="quiet">${elsewhere.length}</span>
            </h2>
            <p>${strings.elsewhereHelp} ${pages.length < allScreens.length && strings.leftOut}</p>
            <details>
              <summary>${strings.elsewhere}</summary>
              ${textList(elsewhere, [])}
            </details>
          </section>
        </main>
        ${viewer()}
        <script type="application/json" id="data">
          ${json(bookData(book))}
        </script>
        <script src="${scriptFile}"></script>
      </body>
    </html> `;
  return document.text;
}

/** JSON that can't end the element that holds it. */
function json(value: object): Html {
  return new Html(JSON.stringify(value).replaceAll('<', '\\u003c'));
}

function dateOf({ madeOn }: Book): string {
  const format = { dateStyle: 'long', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(defaultLanguage.format, format).format(madeOn);
}

function toolbar(): Html {
  return html`<div class="toolbar" role="search">
    <label for="search">${strings.search}</label>
    <input
      id="search"
      type="search"
      autocomplete="off"
      spellcheck="false"
      dir="auto"
      placeholder="${strings.searchExample}"
    />
    <fieldset class="widths">
      <legend>${strings.widths}</legend>
      ${(Object.keys(widths) as WidthName[]).map((name) => widthChoice(name))}
    </fieldset>
    <p class="chosen" hidden>
      <span role="status"></span><button type="button">${strings.clear}</button>
    </p>
    <section class="results" aria-label="${strings.results}" hidden>
      <p role="status"></p>
      <ul></ul>
    </section>
  </div>`;
}

function widthChoice(name: WidthName): Html {
  const checked = name === 'desktop' && html` checked`;
  return html`<label
    ><input type="radio" name="width" value="${name}" ${checked} />${strings.width[name]}</label
  >`;
}

function contents({ pages, findings }: Book): Html {
  const lists = ['missing', 'stale', 'suspicious'] as const;
  return html`<nav class="contents" aria-label="${strings.contents}">
    <ul>
      <li><a href="#coverage">${strings.coverage}</a></li>
      ${lists.map((name) => html`<li><a href="#${name}">${strings.findings[name]}</a> <span class="quiet">${findings[name].length}</span></li>`)}
      <li>
        <a href="#pages">${strings.pages}</a>
        <ol>
          ${pages.map(({ id, title }) => html`<li><a href="#page-${id}">${title}</a></li>`)}
        </ol>
      </li>
      <li><a href="#elsewhere">${strings.elsewhere}</a></li>
    </ul>
  </nav>`;
}

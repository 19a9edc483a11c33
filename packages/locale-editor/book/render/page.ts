import { languages, type Language } from '../../../../src/site/languages';
import type { BookPage, Picture } from '../book';
import { strings } from '../strings';
import { html, type Html } from './html';
import { inLanguage, languageName } from './language';
import { textList } from './textList';

/** A page of the site: its pictures in all languages side by side, then its texts. */
export function pageSection(page: BookPage): Html {
  const { id, title, address, pictures, own, shared } = page;
  return html`<section class="page" id="page-${id}" data-page="${id}">
    <h3 tabindex="-1">${title} <span class="quiet">${address}</span></h3>
    <div class="languages">${languages.map((language) => column(page, language))}</div>
    ${
      own.length > 0 &&
      html`<details>
        <summary>${strings.ownTexts(own.length)}</summary>
        ${textList(own, pictures)}
      </details>`
    }
    ${
      shared.length > 0 &&
      html`<details>
        <summary>${strings.sharedTexts(shared.length)}</summary>
        ${textList(shared, pictures)}
      </details>`
    }
  </section>`;
}

function column({ title, pictures }: BookPage, { code }: Language): Html {
  return html`<figure>
    <figcaption ${inLanguage(code)}>${languageName(code)}</figcaption>
    <div class="frame" ${inLanguage(code)}>
      ${pictures
        .filter(({ language }) => language === code)
        .map((picture) => pictureLink(title, picture))}
    </div>
  </figure>`;
}

function pictureLink(title: string, { file, size, width, language }: Picture): Html {
  const name = languages.find(({ code }) => code === language)?.name ?? language;
  return html`<a class="picture" data-width="${width}" data-picture="${file}" href="${file}"
    ><img
      src="${file}"
      width="${size.width}"
      height="${size.height}"
      loading="lazy"
      alt="${strings.picture(title, name, strings.width[width])}"
      lang="en"
  /></a>`;
}

import { languages } from '../../../../src/site/languages';
import { strings as editorStrings } from '../../editor/strings';
import type { BookText, Picture } from '../book';
import { splitTextKey } from '../contents/textKey';
import { strings } from '../strings';
import { html, type Html } from './html';
import { inLanguage, languageName } from './language';

/**
 * Texts below each other, each in all languages side by side.
 * @param pictures those of the page, which tell what can't be seen on it
 */
export function textList(texts: readonly BookText[], pictures: readonly Picture[]): Html {
  return html`<ul class="texts">
    ${texts.map((text) => html`<li data-row="${text.id}">${heading(text, pictures)}${versions(text)}</li>`)}
  </ul>`;
}

function heading({ id, what }: BookText, pictures: readonly Picture[]): Html {
  const { name, key } = splitTextKey(id);
  const note = unseenNote(id, pictures);
  return html`<p>
    <button type="button" class="key" data-text="${id}">${key}</button>
    <span class="quiet">${name}</span>
    ${what !== null && html`<span class="quiet">${what}</span>`}
    ${note !== null && html`<span class="unseen">${note}</span>`}
  </p>`;
}

/** What a text is that the page holds but nobody sees on it. */
function unseenNote(id: string, pictures: readonly Picture[]): string | null {
  if (pictures.some(({ places }) => id in places)) return null;
  const holder = pictures.find(({ unseen }) => id in unseen);
  if (!holder) return null;
  const attribute = holder.unseen[id] ?? null;
  return attribute === null
    ? strings.unseen
    : strings.unseenAs(editorStrings.attributeOf(attribute));
}

function versions(text: BookText): Html {
  return html`<dl>
    ${languages.map(
      ({ code }) =>
        html`<div ${inLanguage(code)}>
          <dt>${languageName(code)}</dt>
          ${version(text.versions[code])}
        </div>`,
    )}
  </dl>`;
}

function version(text: string | null | undefined): Html {
  if (text === undefined)
    return html`<dd lang="en" dir="ltr" class="quiet">${strings.notNeeded}</dd>`;
  if (text === null) return html`<dd lang="en" dir="ltr" class="wanting">${strings.missing}</dd>`;
  return html`<dd>${text}</dd>`;
}

import { languages } from '../../../../src/site/languages';
import { html, type Html } from './html';

/** The attributes of an element in a language: a text reads and looks as on its own pages. */
export function inLanguage(code: string): Html {
  const language = languages.find((candidate) => candidate.code === code);
  if (!language) return html``;
  return html`lang="${code}" dir="${language.direction}" data-script="${language.script}"`;
}

/** A language's own name for itself; its code if the site doesn't have it. */
export function languageName(code: string): Html {
  const name = languages.find((candidate) => candidate.code === code)?.name ?? code;
  return html`<bdi ${inLanguage(code)}>${name}</bdi>`;
}

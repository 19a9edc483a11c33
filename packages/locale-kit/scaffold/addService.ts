import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Changes } from '../../../tools/project/writeAll';
import { checkText } from '../check/checkText';
import { marks, prepareTerms } from '../check/text';
import { localePath } from '../files';
import * as project from '../project';
import { describe, fill, type Json } from '../schema';
import { toFile } from './addLanguage';
import { insertElement, listWithin } from './insertElement';

/** What is given of a new service. */
export interface ServiceOptions {
  slug: string;
  /** Id of the practice that it belongs to. */
  practice?: string | undefined;
  /** Its English title. */
  title?: string | undefined;
}

const { catalogue: cataloguePath } = project.sources;
/** `404` is the address of the page for services that don't exist. */
const slugPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u;
const longestSlug = 80;

/**
 * Everything that a new service needs: its entry in the catalogue, and a marked file in each language.
 * @param root the project's root folder
 * @throws if the service can't be added; the message says why
 */
export async function addService(
  options: ServiceOptions,
  root: string,
  known: readonly string[] = project.services,
): Promise<Changes> {
  const { slug, title } = options;
  const { languages, source } = project;
  checkSlug(slug, known);
  const practice = checkPractice(options.practice);
  if (title !== undefined) checkTitle(title, source);
  const created = languages.map(({ code }) => {
    const path = localePath(code, project.serviceFolder + slug);
    if (existsSync(join(root, path))) {
      throw new Error(`${path} is there already: rename or delete that file first.`);
    }
    return [path, toFile(serviceTexts(slug, code, title))] as const;
  });
  const catalogue = await insertElement({
    path: join(root, cataloguePath),
    text: readFileSync(join(root, cataloguePath), 'utf8'),
    constant: 'practices',
    element: JSON.stringify(slug),
    find: listWithin(practice, 'services'),
  });
  return { created: new Map(created), edited: new Map([[cataloguePath, catalogue]]) };
}

function checkSlug(slug: string, known: readonly string[]): void {
  if (known.includes(slug)) throw new Error(`${cataloguePath} has "${slug}" already.`);
  if (slugPattern.test(slug) && slug.length <= longestSlug) return;
  throw new Error(
    `"${slug}" can't be the last part of an address: write small letters a to z, digits and single hyphens, a letter first, at most ${longestSlug} characters, such as coastal-tourism-strategy.`,
  );
}

function checkPractice(id: string | undefined): string {
  const { practices } = project;
  if (id !== undefined && practices.some((practice) => practice.id === id)) return id;
  const known = practices.map((practice) => practice.id).join(', ');
  const reason = id === undefined ? '--practice is missing' : `There is no practice "${id}"`;
  throw new Error(`${reason}: write --practice with one of ${known}.`);
}

function checkTitle(text: string, source: string): void {
  const [error] = checkText({
    text,
    english: undefined,
    placeholderSource: '',
    language: { code: source, script: 'latin' },
    isSource: true,
    entry: undefined,
    terms: prepareTerms([], []),
    characters: project.fontCharacters,
  }).filter(({ severity }) => severity === 'error');
  if (text.trim() === '')
    throw new Error('--title is empty: write the English title, or leave it out.');
  if (error) throw new Error(`--title: ${error.message} ${error.suggestion}`);
}

/**
 * The file of a service that nobody has written yet: each text says, behind a mark, what belongs there.
 * @param title the English title; marked like the others unless the file is the English one
 */
function serviceTexts(slug: string, language: string, title: string | undefined): Json {
  const isEnglish = language === project.source;
  const mark = isEnglish ? marks.write : marks.translate;
  return fill(project.schemaOfService(slug), language, (key, entry) => {
    if (key === 'title' && title !== undefined) return isEnglish ? title : mark + title;
    return mark + describe(entry);
  });
}

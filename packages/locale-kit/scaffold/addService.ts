import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkText } from '../check/checkText';
import { serviceFolder } from '../check/keys';
import { localePath } from '../check/layout';
import { marks } from '../check/mark';
import { prepareTerms } from '../check/terms';
import { insertElement, listWithin } from './insertElement';
import type { Project } from './project';
import { serviceTexts, toFile } from './serviceTexts';
import type { Changes } from '../../../tools/project/writeAll';

/** What is given of a new service. */
export interface ServiceOptions {
  slug: string;
  /** Id of the practice that it belongs to. */
  practice: string | undefined;
  /** Its English title. */
  title?: string | undefined;
}

const cataloguePath = 'src/site/catalogue.ts';
/** `404` is the address of the page for services that don't exist. */
const slugPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u;
const longestSlug = 80;

/**
 * Everything that a new service needs: its entry in the catalogue, and a marked file in each language.
 * @throws if the service can't be added; the message says why
 */
export async function addService(options: ServiceOptions, project: Project): Promise<Changes> {
  const { slug, title } = options;
  const { root, languages, source } = project;
  checkSlug(slug, project);
  const practice = checkPractice(options.practice, project);
  if (title !== undefined) checkTitle(title, source);
  const created = languages.map(({ code }) => {
    const path = localePath(code, serviceFolder + slug);
    if (existsSync(join(root, path))) {
      throw new Error(`${path} is there already: rename or delete that file first.`);
    }
    const mark = code === source ? marks.write : marks.translate;
    return [path, toFile(serviceTexts(slug, mark, title))] as const;
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

function checkSlug(slug: string, { services }: Project): void {
  if (services.includes(slug)) throw new Error(`${cataloguePath} has "${slug}" already.`);
  if (slugPattern.test(slug) && slug.length <= longestSlug) return;
  throw new Error(
    `"${slug}" can't be the last part of an address: write small letters a to z, digits and single hyphens, a letter first, at most ${longestSlug} characters, such as coastal-tourism-strategy.`,
  );
}

function checkPractice(id: string | undefined, { practices }: Project): string {
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
    pluralForm: undefined,
    entry: undefined,
    terms: prepareTerms([], []),
  }).filter(({ severity }) => severity === 'error');
  if (text.trim() === '')
    throw new Error('--title is empty: write the English title, or leave it out.');
  if (error) throw new Error(`--title: ${error.message} ${error.suggestion}`);
}

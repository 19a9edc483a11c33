import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLocales } from '../check/check';
import { marks } from '../check/text';
import { localePath, type LocaleInput } from '../files';
import { isDraft, languages, localesFolder, projectLists, root, source } from '../project';
import { fill } from '../edit';
import { describe, type Json } from '../schema';
import { recordPath } from '../stale/records';
import { toFile } from './languages';
import { changeLists, elementIn, type List } from './lists';

/** What is given of a new service. */
export interface ServiceOptions {
  slug: string;
  /** Id of the group that it belongs to. */
  practice?: string | undefined;
  /** Its English title. */
  title?: string | undefined;
}

/** `404` is the address of the page for services that don't exist. */
const slugPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u;
const longestSlug = 80;

/** The list of services of a group, or that of its drafts. */
function listOf(group: string, property: 'services' | 'drafts'): List {
  const { path, constant } = projectLists().services;
  return { path, constant, within: [group, property] };
}

/** The list that has a service; undefined if there is none. */
function listWith(slug: string, property: 'services' | 'drafts'): List | undefined {
  const lists = projectLists().services.groups.map((group) => listOf(group, property));
  return lists.find((list) => elementIn(list, slug) !== undefined);
}

/**
 * Everything that a new service needs: its entry among the drafts, and a marked file in each language.
 * @throws if the service can't be added; the message says why
 */
export async function addService({ slug, practice, title }: ServiceOptions) {
  const { path, folder, groups } = projectLists().services;
  if (listWith(slug, 'services') ?? listWith(slug, 'drafts')) {
    throw new Error(`${path} has "${slug}" already.`);
  }
  if (!slugPattern.test(slug) || slug.length > longestSlug) {
    throw new Error(
      `"${slug}" can't be the last part of an address: write small letters a to z, digits and single hyphens, a letter first, at most ${longestSlug} characters, such as coastal-tourism-strategy.`,
    );
  }
  if (practice === undefined || !groups.includes(practice)) {
    throw new Error(
      `Say which practice it belongs to: add -- --practice with one of ${groups.join(', ')}.`,
    );
  }
  const created = languages.map(({ code }) => {
    const file = localePath(code, folder + slug);
    if (existsSync(join(root, file))) {
      throw new Error(`${file} is there already: rename or delete that file first.`);
    }
    return [file, toFile(serviceTexts(slug, code, title))] as const;
  });
  const change = { ...listOf(practice, 'drafts'), add: JSON.stringify(slug) };
  return {
    created: new Map(created),
    edited: new Map([[path, await changeLists(path, [change])]]),
  };
}

/**
 * Moves a service from the drafts to those that visitors see; undefined if it is no draft.
 * @throws if its texts would stop the build
 */
export async function publishService(slug: string, input: LocaleInput) {
  const drafts = listWith(slug, 'drafts');
  if (!drafts?.within) return undefined;
  const name = projectLists().services.folder + slug;
  const errors = checkLocales(input).findings.filter(
    ({ language, file, severity }) =>
      severity === 'error' && file === localePath(language, name) && !isDraft(language, ''),
  );
  if (errors.length > 0) {
    throw new Error(
      `${errors.length} texts of "${slug}" are to be mended first: npm run locales lists them.`,
    );
  }
  const add = { ...listOf(drafts.within[0], 'services'), add: JSON.stringify(slug) };
  const text = await changeLists(drafts.path, [{ ...drafts, take: slug }, add]);
  return { created: new Map<string, string>(), edited: new Map([[drafts.path, text]]) };
}

/**
 * What taking a service away changes.
 * @returns the file with its entry, the files to delete, and the places that still name it
 * @throws if there is no such service
 */
export async function removeService(slug: string) {
  const list = listWith(slug, 'services') ?? listWith(slug, 'drafts');
  const { path, folder, code } = projectLists().services;
  if (!list) throw new Error(`${path} has no "${slug}".`);
  const deleted = languages
    .flatMap(({ code: one }) => [localePath(one, folder + slug), recordPath(one, folder + slug)])
    .filter((file) => existsSync(join(root, file)));
  const edited = new Map([[path, await changeLists(path, [{ ...list, take: slug }])]]);
  const places = [...code, localesFolder]
    .flatMap(filesIn)
    .filter((file) => !deleted.includes(file));
  const mentions = places.flatMap((file) =>
    (edited.get(file) ?? readFileSync(join(root, file), 'utf8'))
      .split('\n')
      .flatMap((line, at) => (line.includes(slug) ? [`${file}:${at + 1}`] : [])),
  );
  return { edited, deleted, mentions };
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|json|txt)$/u.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}

/**
 * The file of a service that nobody has written yet: each text says, behind a mark, what belongs there.
 * @param title the English title; marked like the others unless the file is the English one
 */
function serviceTexts(slug: string, language: string, title: string | undefined): Json {
  const isEnglish = language === source;
  const mark = isEnglish ? marks.write : marks.translate;
  return fill(projectLists().services.schemaOf(slug), language, (key, entry) => {
    if (key === 'title' && title !== undefined) return isEnglish ? title : mark + title;
    return mark + describe(entry, language);
  });
}

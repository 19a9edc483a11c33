import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLocales } from './check';
import { marks } from './rules/text';
import { fill } from './edit';
import { localePath, type LocaleInput } from './files';
import { toFile } from './newLanguage';
import { isDraft, localesFolder, type Project } from './project';
import { describe, toSchema } from './schema';
import { recordPath } from './records';
import { serviceOf } from '../../src/i18n/schemas/service';
import { practices } from '../../src/site/catalogue';
import { entryIn, withEntry, withoutEntry } from './entries';

const path = 'src/site/catalogue.ts';
const fileOf = (slug: string) => `services/${slug}`;
/** `404` is the address of the page for services that don't exist. */
const slugPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u;
const longestSlug = 80;

/** What is given of a new service. */
export interface ServiceOptions {
  slug: string;
  /** Id of the practice that it belongs to. */
  practice?: string | undefined;
  /** Its English title. */
  title?: string | undefined;
}

/** Where the catalogue has a service: the list, and the entry in it; undefined if there is none. */
function placeOf(text: string, slug: string, kinds: readonly ('services' | 'drafts')[]) {
  for (const { id } of practices) {
    for (const kind of kinds) {
      const entry = entryIn(text, `${kind} of ${id}`, slug);
      if (entry !== undefined) return { practice: id, list: `${kind} of ${id}`, entry };
    }
  }
  return undefined;
}

/**
 * Everything that a new service needs: its entry among the drafts, and a file in each language in which each
 * text says, behind a mark, what belongs there.
 * @throws if the service can't be added; the message says why
 */
export function addService({ slug, practice, title }: ServiceOptions, project: Project) {
  const text = catalogueOf(project);
  if (placeOf(text, slug, ['services', 'drafts'])) {
    throw new Error(`${path} has "${slug}" already.`);
  }
  if (!slugPattern.test(slug) || slug.length > longestSlug) {
    throw new Error(
      `"${slug}" can't be the last part of an address: write small letters a to z, digits and single hyphens, a letter first, at most ${longestSlug} characters, such as coastal-tourism-strategy.`,
    );
  }
  if (!practices.some(({ id }) => id === practice)) {
    throw new Error(
      `Say which practice it belongs to: add -- --practice with one of ${practices.map(({ id }) => id).join(', ')}.`,
    );
  }
  const schema = toSchema(serviceOf(slug, [], []));
  const created = project.languages.map(({ code }) => {
    const file = localePath(code, fileOf(slug));
    if (existsSync(join(project.root, file))) {
      throw new Error(`${file} is there already: rename or delete that file first.`);
    }
    const isSource = code === project.source;
    const mark = isSource ? marks.write : marks.translate;
    const content = fill(schema, code, (key, entry) => {
      if (key === 'title' && title !== undefined) return isSource ? title : mark + title;
      return mark + describe(entry, code);
    });
    return [file, toFile(content)] as const;
  });
  const edited = withEntry(text, `drafts of ${practice}`, `      '${slug}',\n`);
  return { created: new Map(created), edited: new Map([[path, edited]]) };
}

/**
 * Moves a service from the drafts to those that visitors see; undefined if it is no draft.
 * @throws if its texts would stop the build
 */
export function publishService(slug: string, input: LocaleInput) {
  const text = catalogueOf(input);
  const place = placeOf(text, slug, ['drafts']);
  if (!place) return undefined;
  const errors = checkLocales(input).findings.filter(
    ({ language, file, severity }) =>
      severity === 'error' &&
      file === localePath(language, fileOf(slug)) &&
      !isDraft(input, language, ''),
  );
  if (errors.length > 0) {
    throw new Error(
      `To be mended first in "${slug}": ${errors.length}. npm run locales lists them.`,
    );
  }
  const { practice, list, entry } = place;
  const moved = withEntry(withoutEntry(text, list, entry), `services of ${practice}`, entry);
  return { created: new Map<string, string>(), edited: new Map([[path, moved]]) };
}

/**
 * What taking a service away changes.
 * @returns the file with its entry, the files to delete, and the places that still name it
 * @throws if there is no such service
 */
export function removeService(slug: string, project: Project) {
  const text = catalogueOf(project);
  const place = placeOf(text, slug, ['services', 'drafts']);
  if (!place) throw new Error(`${path} has no "${slug}".`);
  const deleted = project.languages
    .flatMap(({ code }) => [localePath(code, fileOf(slug)), recordPath(code, fileOf(slug))])
    .filter((file) => existsSync(join(project.root, file)));
  const edited = new Map([[path, withoutEntry(text, place.list, place.entry)]]);
  const mentions = ['src', 'tests', localesFolder]
    .flatMap((folder) => filesIn(project.root, folder))
    .filter((file) => !deleted.includes(file))
    .flatMap((file) =>
      (edited.get(file) ?? readFileSync(join(project.root, file), 'utf8'))
        .split('\n')
        .flatMap((line, at) => (line.includes(slug) ? [`${file}:${at + 1}`] : [])),
    );
  return { created: new Map<string, string>(), edited, deleted, mentions };
}

function catalogueOf({ root }: Project): string {
  return readFileSync(join(root, path), 'utf8');
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|json|txt)$/u.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}

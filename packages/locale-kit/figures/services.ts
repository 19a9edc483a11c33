import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOf } from '../check/sentences';
import { serviceFolder } from '../project';

/** The texts of a service that the figures are about. */
export interface ServiceTexts {
  slug: string;
  /** Every text but the title, which is a name. */
  texts: string[];
  phases: string[];
  /** Names of what the phases leave with the client; none in files without them. */
  outputs: string[];
  questions: string[];
}

interface ServiceFile {
  title: string;
  phases: { description: string; output?: { name: string } }[];
  questions?: string[];
}

/**
 * Reads the services of a language.
 * @param folder a folder with a folder for each language
 * @throws if there are none, or a file is not JSON
 */
export function readServices(folder: string, language: string): ServiceTexts[] {
  const services = join(folder, language, serviceFolder);
  if (!existsSync(services)) throw new Error(`There are no services in ${services}.`);
  const names = readdirSync(services).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => {
    const file = JSON.parse(readFileSync(join(services, name), 'utf8')) as ServiceFile;
    const { title: _, ...others } = file;
    return {
      slug: name.replace(/\.json$/u, ''),
      texts: textsIn(others),
      phases: file.phases.map(({ description }) => description),
      outputs: file.phases.flatMap(({ output }) => (output ? [output.name] : [])),
      questions: file.questions ?? [],
    };
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** So many words in a row are one writer's copy of another text. */
export const sequenceWords = 6;

/**
 * The longest sequences of words that two services share.
 * @returns each with its services, the longest first
 */
export function sharedSequences(services: readonly ServiceTexts[], length = sequenceWords) {
  const places = new Map<string, Set<string>>();
  for (const { slug, texts } of services) {
    for (const text of texts) {
      const words = wordsOf(text);
      for (let at = 0; at + length <= words.length; at += 1) {
        const sequence = words.slice(at, at + length).join(' ');
        places.set(sequence, (places.get(sequence) ?? new Set()).add(slug));
      }
    }
  }
  return [...places]
    .filter(([, slugs]) => slugs.size > 1)
    .map(([words, slugs]) => ({ words, slugs: [...slugs] }));
}

/** What stands twice among the questions or the outputs of all services. */
export function twice(names: readonly string[]): string[] {
  const plain = names.map((name) => wordsOf(name).join(' '));
  return [...new Set(plain.filter((name, at) => plain.indexOf(name) !== at))];
}

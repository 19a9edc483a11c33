import { spellingFindings } from '../check/rules/spellings';
import { wordCount } from '../check/rules/length';
import { sentencesOf, wordsOf } from '../check/sentences';
import { languages } from '../project';
import { patterns } from './patterns';
import { readServices, sequenceWords, sharedSequences, twice, type ServiceTexts } from './services';

/** Folders with a folder for each language. */
export interface Compared {
  now: string;
  before?: string | undefined;
}

/**
 * A page of figures on the style of the services' texts, in Markdown.
 * @throws if a folder has no services, or a file is not JSON
 */
export function figuresPage({ now, before }: Compared): string {
  const folders = before === undefined ? [now] : [before, now];
  const heads = before === undefined ? ['Now'] : ['Before', 'After'];
  const tables = languages.map(({ code }) => {
    const columns = folders.map((folder) => figuresOf(readServices(folder, code), code));
    const names = [...new Set(columns.flatMap((column) => [...column.keys()]))];
    const rows = names.map((name) => [name, ...columns.map((column) => column.get(name) ?? '–')]);
    const title = new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
    return [`## ${title}`, '', table(['Figure', ...heads], rows)].join('\n');
  });
  return `${introduction}\n\n${tables.join('\n\n')}\n`;
}

const introduction = `# Figures on the texts of the services

Made by \`npm run locales figures\`; with \`-- --before <folder>\` beside an earlier state. A skeleton is
how many sentences a phase has and whether the last one has a document in it: the share says how many
phases of a page follow its commonest one. An ending on a document is a last sentence with a noun such as
“note”, “map” or “plan”. What is counted by patterns (documents, bare lists) is counted alike in both
columns, and is an estimate.`;

function table(heads: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/**
 * The figures on the services of a language.
 * @returns each figure by its name, in the order of the page
 */
export function figuresOf(
  services: readonly ServiceTexts[],
  language: string,
): Map<string, string> {
  const own = patterns[language];
  const phases = services.flatMap((service) => service.phases);
  const lasts = phases.map((phase) => sentencesOf(phase).at(-1) ?? '');
  const share = (some: readonly unknown[]) =>
    `${some.length} (${Math.round((some.length / phases.length) * 100)}%)`;
  const figures = new Map([
    ['Phases', String(phases.length)],
    ['Sentences per phase', distribution(phases.map((phase) => sentencesOf(phase).length))],
    ['Words per phase', spread(phases.map(wordCount))],
    ['Phases with the commonest skeleton of their page', `${skeletonShare(services, language)}%`],
    ['Pages whose four phases have one skeleton', String(uniformPages(services, language))],
    ['Commonest first words of phases', commonest(phases.map((phase) => wordsOf(phase)[0] ?? ''))],
    ['Different first two words of phases', differentOpenings(phases)],
  ]);
  if (own) {
    figures.set(
      'Phases that end on a document',
      share(lasts.filter((last) => own.documents.test(last))),
    );
    figures.set(
      'Phases that open with “we”',
      share(phases.filter((phase) => own.weOpen.test(phase))),
    );
    if (own.andOpens) {
      const { andOpens } = own;
      figures.set(
        'Last sentences that open with «و»',
        share(lasts.filter((last) => andOpens.test(last))),
      );
    }
    if (own.bareList) figures.set('Lists without articles', bareLists(services, own.bareList));
    figures.set('Terms with two wordings', twoWordings(services, own.wordings));
  }
  if (language === 'ar')
    figures.set('Words with and without shadda or tanwin', twoSpellings(services));
  figures.set(
    'Sequences of six words in two services',
    listed(sharedSequences(services).map(({ words }) => words)),
  );
  figures.set('Longest sequence in two services', longestShared(services));
  figures.set('Questions asked twice', counted(services.flatMap(({ questions }) => questions)));
  figures.set('Outputs named twice', counted(services.flatMap(({ outputs }) => outputs)));
  return figures;
}

function distribution(counts: readonly number[]): string {
  const values = [...new Set(counts)].sort((one, other) => one - other);
  return values
    .map((value) => `${value}: ${counts.filter((count) => count === value).length}`)
    .join(', ');
}

function spread(counts: readonly number[]): string {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length;
  const range = `${Math.min(...counts)} to ${Math.max(...counts)}`;
  return `${range}, mean ${mean.toFixed(1)}, deviation ${Math.sqrt(variance).toFixed(1)}`;
}

/** Of each page, how many phases follow its commonest skeleton. */
function commonestSkeletons(services: readonly ServiceTexts[], language: string): number[] {
  const documents = patterns[language]?.documents;
  return services.map(({ phases }) => {
    const skeletons = phases.map((phase) => {
      const sentences = sentencesOf(phase);
      return `${sentences.length} ${documents?.test(sentences.at(-1) ?? '') === true}`;
    });
    return Math.max(...skeletons.map((one) => skeletons.filter((other) => other === one).length));
  });
}

function skeletonShare(services: readonly ServiceTexts[], language: string): number {
  const alike = commonestSkeletons(services, language).reduce((sum, count) => sum + count, 0);
  const all = services.reduce((sum, { phases }) => sum + phases.length, 0);
  return Math.round((alike / all) * 100);
}

function uniformPages(services: readonly ServiceTexts[], language: string): number {
  const alike = commonestSkeletons(services, language);
  return services.filter(({ phases }, at) => alike[at] === phases.length).length;
}

function commonest(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one).slice(0, 5);
  return sorted.map(([word, count]) => `${word} ${count}`).join(', ');
}

function differentOpenings(phases: readonly string[]): string {
  return String(new Set(phases.map((phase) => wordsOf(phase).slice(0, 2).join(' '))).size);
}

function bareLists(services: readonly ServiceTexts[], bareList: RegExp): string {
  const pages = services.map(({ texts }) =>
    texts
      .flatMap(sentencesOf)
      .filter((sentence) => /[.?!]$/u.test(sentence) && bareList.test(sentence)),
  );
  const all = pages.reduce((sum, { length }) => sum + length, 0);
  return `${all} on ${pages.filter(({ length }) => length > 0).length} pages`;
}

function twoWordings(
  services: readonly ServiceTexts[],
  wordings: (typeof patterns)[string]['wordings'],
): string {
  const all = services.flatMap(({ texts }) => texts).join('\n');
  const both = wordings.flatMap(([one, other]) => {
    const [first, second] = [one.exec(all)?.[0], other.exec(all)?.[0]];
    return first !== undefined && second !== undefined ? [`${first} / ${second}`] : [];
  });
  return listed(both);
}

function twoSpellings(services: readonly ServiceTexts[]): string {
  const files = services.map(({ slug, texts }) => ({
    file: slug,
    texts: texts.map((text) => ({ key: '', offset: 0, text })),
  }));
  return String([...spellingFindings(files).values()].flat().length);
}

function longestShared(services: readonly ServiceTexts[]): string {
  for (let length = 2 * sequenceWords; length > 1; length -= 1) {
    const shared = sharedSequences(services, length);
    if (shared.length > 0)
      return `${length} words, ${shared.length} times: “${shared[0]?.words ?? ''}”`;
  }
  return 'none';
}

function counted(names: readonly string[]): string {
  return names.length === 0 ? 'no such texts' : `${listed(twice(names))} of ${names.length}`;
}

function listed(found: readonly string[]): string {
  return found.length === 0 ? '0' : `${found.length}: ${found.slice(0, 5).join('; ')}`;
}

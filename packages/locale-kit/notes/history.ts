import { readDocument } from '../check/document';
import { findText } from '../edit';
import { localePath } from '../files';
import { committedFiles, git } from '../git';
import type { TextPlace } from './notes';

/** A wording that a text once had. */
export interface PastText {
  text: string;
  /** When it was committed, as ISO 8601. */
  date: string;
  author: string;
  /** The first line of the commit's message. */
  summary: string;
}

export interface TextHistory {
  /** The newest first, which is what the last commit has. */
  versions: PastText[];
  /** Why there are none, in words; null if there are some. */
  why: string | null;
}

/** So many commits of a file are looked at. */
const mostCommits = 300;

/**
 * The wordings that a text has had, as git has kept them.
 * @param root the folder that holds `locales/`
 */
export function historyOf(root: string, { language, name, key }: TextPlace): TextHistory {
  if (!git(root, ['rev-parse', '--is-inside-work-tree'])) {
    const why =
      'This folder has no history: it is no clone of a git repository, or git is missing.';
    return { versions: [], why };
  }
  const path = localePath(language, name);
  const format = '--format=%H%x00%aI%x00%an%x00%s';
  const log = git(root, ['log', `--max-count=${mostCommits}`, format, '--', path]);
  const commits = (log?.toString('utf8') ?? '').split('\n').filter(Boolean);
  const contents = committedFiles(
    root,
    commits.map((line) => `${line.split('\0', 1)[0] ?? ''}:./${path}`),
  );
  const versions = commits.flatMap((line, index): PastText[] => {
    const [, date = '', author = '', summary = ''] = line.split('\0');
    const content = contents[index];
    if (!content) return [];
    const { root: value } = readDocument(content);
    const text = value && findText(value, key)?.text;
    return typeof text === 'string' ? [{ text, date, author, summary }] : [];
  });
  // The commit that brought a wording is the last of those that have it.
  const brought = versions.filter(({ text }, index) => text !== versions[index + 1]?.text);
  const why = brought.length > 0 ? null : 'The text has not been committed yet.';
  return { versions: brought, why };
}

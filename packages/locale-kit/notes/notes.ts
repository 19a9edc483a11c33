import type { FileFinding } from '../check/finding';
import { lapsedRule } from '../check/finding';
import { readDocument } from '../check/document';
import type { ComparedText } from '../check/structure';
import { allTexts } from '../edit';
import { localePath, type LocaleInput } from '../files';
import { localesFolder } from '../project';
import {
  formatRecords,
  hashOf,
  notesFolder,
  parseRecords,
  recordsToChange,
} from '../stale/records';

/** How far a text is, from the first to the last. */
export const stateNames = ['translated', 'reviewed', 'approved'] as const;
export type StateName = (typeof stateNames)[number];

export interface TextState {
  name: StateName;
  /** Who says so. */
  by?: string | undefined;
}

/** What people have noted of a text. */
export interface TextNotes {
  note?: string | undefined;
  state?: TextState | undefined;
  /** The state that another wording of the text had. */
  lapsed?: TextState | undefined;
}

/** Which text is meant; `name` is its file within the folder of the language, without ending. */
export interface TextPlace {
  language: string;
  name: string;
  key: string;
}

/**
 * What is changed of a text's notes: null takes away, undefined leaves.
 * A state is that of the text as it is.
 */
export interface NotesChange {
  note?: string | null | undefined;
  state?: TextState | null | undefined;
}

/** Path of the notes on a locale file, from the repository's root; written like the records of its English. */
export function notesPath(language: string, name: string): string {
  return `${localesFolder}/${language}/${notesFolder}/${name}.txt`;
}

/**
 * What is noted of the texts of a file, by key. A text without an entry has no note, and is
 * translated if it is there.
 */
export function readNotes(input: LocaleInput, language: string, name: string) {
  const texts = textsIn(input, localePath(language, name));
  const records = parseRecords(input.files.get(notesPath(language, name)));
  return new Map([...records].map(([key, lines]) => [key, notesOn(lines, texts.get(key))]));
}

/** The texts of a locale file by their keys; none if it can't be read. */
export function textsIn({ files }: Pick<LocaleInput, 'files'>, path: string): Map<string, string> {
  const { root } = readDocument(files.get(path) ?? '{}');
  return new Map(root ? allTexts(root).map(({ key, text }) => [key, text]) : []);
}

const stateLine = new RegExp(`^state (${stateNames.join('|')}) ([0-9a-f]{16})(?: (".*"))?$`, 'u');

/** @param text the text as it is; undefined if that is not known */
function notesOn(lines: readonly string[], text: string | undefined): TextNotes {
  const notes: TextNotes = {};
  for (const line of lines) {
    const [, name, hash, by] = stateLine.exec(line) ?? [];
    if (line.startsWith('note ')) notes.note = unquoted(line.slice('note '.length));
    if (name === undefined) continue;
    const state = { name: name as StateName, ...(by !== undefined && { by: unquoted(by) }) };
    const isOfText = text === undefined || hash === hashOf(text);
    notes[isOfText ? 'state' : 'lapsed'] = state;
  }
  return notes;
}

function unquoted(json: string): string | undefined {
  try {
    return String(JSON.parse(json));
  } catch {
    return undefined; // half a line of an unfinished merge
  }
}

/**
 * Changes what is noted of a text.
 * @returns the file of notes that changes: path from the repository's root to new content
 * @throws if the language has no such text, or the file of notes holds the marks of a merge
 */
export function withNotes(input: LocaleInput, place: TextPlace, change: NotesChange) {
  const { language, name, key } = place;
  const text = textsIn(input, localePath(language, name)).get(key);
  if (text === undefined) throw new Error(`${localePath(language, name)} has no text “${key}”.`);
  const path = notesPath(language, name);
  const records = recordsToChange(input, path);
  const lines = records.get(key) ?? [];
  const kept = (start: string, changed: unknown) =>
    changed === undefined ? lines.filter((line) => line.startsWith(start)) : [];
  const { note, state } = change;
  records.set(key, [
    ...kept('note ', note),
    ...(note?.trim() ? [`note ${JSON.stringify(note.trim())}`] : []),
    ...kept('state ', state),
    ...(state ? [formatState(state, text)] : []),
  ]);
  return new Map([[path, formatRecords(records)]]);
}

function formatState({ name, by }: TextState, text: string): string {
  const who = by?.trim() ? ` ${JSON.stringify(by.trim())}` : '';
  return `state ${name} ${hashOf(text)}${who}`;
}

/**
 * Texts that somebody has reviewed or approved in another wording.
 * @param content the notes on their file
 */
export function lapsedFindings(
  texts: readonly ComparedText[],
  content: string | Uint8Array | undefined,
): FileFinding[] {
  if (content === undefined) return [];
  const records = parseRecords(content);
  return texts.flatMap(({ key, offset, text }): FileFinding[] => {
    const { lapsed } = notesOn(records.get(key) ?? [], text);
    if (!lapsed || lapsed.name === 'translated') return [];
    const by = lapsed.by === undefined ? '' : ` by ${lapsed.by}`;
    return [
      {
        severity: 'warning',
        rule: lapsedRule,
        index: offset,
        key,
        message: `Another wording of this text was ${lapsed.name}${by}.`,
        suggestion: `Have it ${lapsed.name} again, or put the earlier wording back.`,
      },
    ];
  });
}

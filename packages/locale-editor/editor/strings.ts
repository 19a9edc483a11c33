import type { Finding } from '../../locale-kit/check/finding';
import type { LengthLimit } from './protocol';

/** Everything that the editor says. It is a tool: it speaks English on every page. */
export const strings = {
  toolName: 'Text editor',
  turnOn: 'Edit texts',
  turnOff: 'Stop editing',
  shortcut: 'Alt+Shift+E',
  howTo: 'Click a text to change it.',
  howToLinks: 'Ctrl or Cmd and a click follow a link.',
  unsaved: (count: number) => (count === 1 ? '1 text not saved' : `${count} texts not saved`),

  listsName: 'Lists of texts',
  lists: {
    page: 'Texts of this page',
    work: 'To do on all pages',
    all: 'All texts in all languages',
    handIn: 'Hand in',
  },
  listNames: { page: 'This page', work: 'To do', all: 'All texts', handIn: 'Hand in' },
  toDo: (texts: number | null) => (texts === null ? 'To do' : `To do (${texts})`),
  done: (complete: number, wanted: number) =>
    `${wanted === 0 ? 100 : Math.floor((complete / wanted) * 100)}% done: ${complete} of ${wanted} texts.`,
  nothingToDo: 'Nothing to do: every text is there, and nothing is to be checked.',
  listHelp: 'Arrow keys move, Enter opens a text.',
  search: 'Find a text or a key',
  searchHelp: 'Words in any language; accents and vowel marks don’t matter.',
  found: 'Found',
  nothingFound: 'No text matches.',
  myDrafts: 'My drafts: not saved',
  work: {
    missing: 'Missing: still to be written',
    marked: 'Marked: still to be translated',
    stale: 'English has changed since',
    check: 'To check',
  },
  broken: ({ file, line }: Finding) =>
    `${file} can’t be read: there is a slip in line ${line}. Until it is mended, the pages show the last texts that could be read.`,
  inFile: ({ file, line, key }: Finding) =>
    [`${file}, line ${line}`, key].filter(Boolean).join(': '),
  onFiles: 'To mend in the files: no text of its own',
  lacking: 'Missing: still to be written',
  seen: 'On the page',
  unseen: 'Can’t be seen: for search engines and screen readers, or hidden now',
  elsewhere: 'In this page’s files, not on the page now',
  close: 'Close',

  panelName: 'The chosen text',
  steps: 'Through the list',
  previous: 'Previous',
  next: 'Next',
  position: (at: number, of: number) => `${at} of ${of}`,
  showPage: 'Show its page',
  otherLanguages: 'Other languages shown',
  characters: 'Put in a character',
  loading: 'Loading …',
  key: 'Key',
  where: 'Where it shows',
  undescribed: 'Nobody has described this text yet.',
  attribute: 'Where it is used',
  forms: (language: string) => `Forms for numbers (${language})`,
  lackingForm: 'missing',
  partOf: 'It is part of',
  contains: 'It contains',
  attributeOf: (name: string) => attributes.get(name) ?? `in “${name}”`,
  glossary: 'Agreed terms in the English text',

  source: 'the original',
  unneeded: 'This language doesn’t need this form.',
  standIn: 'English says instead:',
  missing: 'This language lacks the text. Write it here: saving adds it at its place.',
  marked: 'Still to be translated. Write it here:',
  unwritten: (hint: string) => `The English isn’t written yet. What belongs there: ${hint}`,
  length: (characters: number, words: number) =>
    `${count(characters, 'character')}, ${count(words, 'word')}`,
  limit: ({ unit, least, most }: LengthLimit) =>
    least === 0 ? `at most ${most} ${unit}` : `${least} to ${most} ${unit}`,
  save: 'Save',
  saveHelp: 'Enter saves, Escape closes. What isn’t saved is kept.',
  saveHelpNext: 'Enter saves, Ctrl+Enter saves and goes on, Escape closes.',
  last: 'That was the last text of the list.',
  discard: 'Discard',
  keptText: 'What you have written, and not saved:',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The browser refuses: select the words and copy them.',

  handInHelp: 'What has changed since you received the texts:',
  handInNothing: 'Nothing yet.',
  handInUnsaved: (count: number) =>
    count === 1
      ? '1 text isn’t saved: it stays here.'
      : `${count} texts aren’t saved: they stay here.`,
  handInHeldBack: (count: number) =>
    count === 1
      ? '1 text would break the site: it stays here until it is mended.'
      : `${count} texts would break the site: they stay here until they are mended.`,
  handInWaiting: (count: number) =>
    count === 1
      ? '1 text is still to be written: it stays here. “To do” lists it.'
      : `${count} texts are still to be written: they stay here. “To do” lists them.`,
  handInUnreadable: (name: string) =>
    `${name} can’t be read and is left aside: what you handed in with it may be taken for somebody else’s change.`,
  handInStopped: 'Nothing can be handed in before this is mended in the files:',
  heldBack: (count: number) => `To mend: stay here (${count})`,
  handedInNow: (count: number) => `To hand in (${count})`,
  handInAuthor: 'Your name',
  handInNameless: 'Write your name: who receives the texts must know whom they come from.',
  handInNote: 'A word to who receives them',
  handInMake: (texts: number, changed: number) =>
    `Hand in ${texts === changed ? '' : `${texts} of `}${count(changed, 'text')}`,
  handedIn: (name: string, staying: number) =>
    [
      `The file ${name} is in your downloads. Send it to who gave you the texts.`,
      staying > 0 && `${count(staying, 'text')} stayed here, to be handed in later.`,
    ]
      .filter(Boolean)
      .join(' '),

  englishChanged: 'English has changed since:',
  englishChangedHelp: 'Adapt the text and save it. If it is still right as it is, say so.',
  accept: 'Checked, still right',
  accepted: 'Noted: right for the present English.',
  wordingBack: 'Again as you received it.',
  undo: 'Undo',
  saved: (file: string, line: number) => `Saved in ${file}, line ${line}.`,
  unrecorded: (reason: string) => `It isn’t noted as right for the present English: ${reason}`,
  notSaved: 'Not saved yet.',
  refused: 'Not saved: what is marked “To mend” would break the page.',
  failed: (reason: string) => `Not saved: ${reason}`,
  unreachable: 'the editor has been stopped. Start it again with: npm run locales edit',
  correct: 'Correct it',
  correctAll: 'Correct all',
  error: 'To mend',
  warning: 'To look at',
  conflict: 'The file has changed while you were writing. It says now:',
  removed: 'The text has been removed from the file while you were writing.',
  takeTheirs: 'Take this one',
  keepMine: 'Replace it with mine',
  tookTheirs: 'Your own text is gone; Undo in the field (Ctrl+Z) brings it back.',
} as const;

const attributes = new Map([
  ['aria-label', 'name for screen readers'],
  ['alt', 'description of a picture'],
  ['placeholder', 'example in an empty field'],
  ['title', 'tooltip'],
  ['content', 'description for search engines'],
  ['page title', 'title of the page, in the browser’s tab and in search results'],
]);

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

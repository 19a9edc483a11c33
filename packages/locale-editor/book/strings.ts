/** Everything that the book says beside the site's own texts. It is a tool: it speaks English. */
export const strings = {
  homePage: 'Home page',

  title: (languages: number) => `All pages and texts in ${languages} languages`,
  madeOn: (date: string) => `Made on ${date}`,
  help: [
    'Each page of the site stands here in all languages, side by side.',
    'Type a word in any language, or the name of a text, to find where it is used; choose it to see it outlined on the pictures.',
    'Choose a picture to enlarge it. In the large picture, point at a text to see which one it is.',
  ],
  needsScripts: 'Search and outlines need a browser that runs scripts. All else is here without.',
  skip: 'Skip to the pages',
  contents: 'Contents',

  search: 'Find a text',
  searchExample: 'A word in any language, or a name such as hero.headline',
  found: (count: number, shown: number) =>
    count > shown ? `${texts(count)}, the first ${shown} of them here` : texts(count),
  nothingFound: 'No text holds these words.',
  results: 'Texts found',
  shownOn: 'Shown on',
  notPictured: 'On no picture of this book',
  morePages: (count: number) => `and ${count} more`,
  chosen: (text: string) => `Outlined: ${text}`,
  clear: 'Remove outlines',

  widths: 'Pictures as on a',
  width: { phone: 'Phone', desktop: 'Computer' },
  picture: (page: string, language: string, width: string) =>
    `${page} in ${language} on a ${width.toLowerCase()}`,

  pages: 'Pages',
  sitePages: (count: number) => `The pages (${count})`,
  ownTexts: (count: number) => `Texts of this page (${count})`,
  sharedTexts: (count: number) => `Texts that other pages show too (${count})`,
  elsewhere: 'Texts on no picture',
  elsewhereHelp:
    'Texts that come and go, such as notifications and errors, and words for other numbers.',
  leftOut: 'This book leaves out some pages: their texts stand here too.',
  unseen: 'Not seen on the page',
  unseenAs: (attribute: string) => `Not seen on the page: ${attribute}`,

  coverage: 'How complete the translations are',
  language: 'Language',
  complete: 'Complete',
  counts: { missing: 'Missing', stale: 'Out of date', suspicious: 'To check', unknown: 'Unknown' },
  completeOf: (complete: number, wanted: number) => `${complete} of ${wanted} texts`,
  byLanguage: 'Language by language',
  byFile: 'File by file',
  file: 'File',

  findings: {
    missing: 'Missing or not translated yet',
    stale: 'Out of date: the English has changed since',
    suspicious: 'To check',
  },
  noFindings: {
    missing: 'Nothing is missing.',
    stale: 'No translation is out of date.',
    suspicious: 'Nothing else was found.',
  },
  change: 'What changed in English:',
  unknownChange: 'The earlier English was not kept. It says now:',
  inFile: (file: string, line: number) => `${file}, line ${line}`,
  forAll: 'All languages',

  close: 'Close',
  inLanguage: 'Language',
  previous: 'Previous text',
  next: 'Next text',
  pointHelp: 'Point at a text, or step through them with the buttons.',
  goToText: 'Show in the list',
} as const;

function texts(count: number): string {
  return `${count} text${count === 1 ? '' : 's'}`;
}

/**
 * What a finding says, by its rule; `{{name}}` is filled in with a value of the finding.
 * The first part says what is wrong, the second what would be right.
 */
export const messages = {
  'missing-folder': ['The folder is missing.', 'Copy the English folder to {{path}} and translate it, or take {{language}} out of the list of languages.'],
  'missing-file': ['The file is missing.', 'Copy the English file and translate it.'],
  'unknown-file': ['The site uses no file of this name.', 'Delete it, or give it the name of the file that is meant{{meant}}.'],
  'unknown-language': ['The list of languages has no language of this name.', 'Delete the folder, or give it the code of the language that is meant{{meant}}.'],

  'not-utf8': ['The file is not saved as UTF-8.', 'Save it again with the encoding UTF-8 (in most editors: Save As).'],
  'byte-order-mark': ['The file begins with an invisible byte order mark.', 'Save it as UTF-8 without BOM (byte order mark).'],
  'json-empty': ['The file is empty.', 'Copy the English file and translate it.'],
  'json-merge': ['The file holds the marks of an unfinished merge (<<<<<<<, =======, >>>>>>>).', 'Keep one of the two versions between the marks and delete the marks.'],
  'json-comma': ['A comma is missing before this place.', 'End the entry before it with a comma, or write \\" for a " inside the text.'],
  'json-extra-comma': ['There is a comma after the last entry.', 'Delete the comma before this bracket.'],
  'json-bracket': ['A closing bracket is missing.', 'Each { needs its } and each [ its ].'],
  'json-quote': ['A straight quotation mark is missing here.', 'Write "key": "text", with straight marks around both and each text on one line.'],
  'json-character': ['A backslash, a line break or a tab stands where it can’t in a text.', 'Write the text on one line; a backslash stands only in \\" and \\\\.'],
  json: ['The file is not valid JSON.', 'Compare the place with the English file: quotation marks, commas and brackets.'],

  'duplicate-key': ['The key stands twice: also in line {{line}}.', 'Keep the right one and delete the other.'],
  'missing-key': ['The key is missing.', 'Add "{{name}}" {{place}}{{english}}.'],
  'missing-form': ['The form "{{name}}" is missing, which the language needs{{numbers}}.', 'Add it here. The forms of the language are: {{forms}}.'],
  'unknown-form': ['The language has no form "{{name}}".', 'Delete it. The forms of the language are: {{forms}}.'],
  'unknown-key': ['The site has no such key here.', 'Delete it, or give it the name that is meant{{meant}}. A new key is described in {{schemas}} first.'],
  'wrong-type': ['There is {{found}} instead of {{wanted}}.', 'Write {{wanted}}.'],
  'list-length': ['The list has {{count}} entries instead of {{wanted}}.', 'Write as many as English has, in its order.'],
  'key-order': ['The keys are in another order than in English.', 'Move "{{before}}" before "{{name}}".'],
  empty: ['The text is empty.', 'Write it.'],
  'to-translate': ['The text still waits for its translation: it holds the mark ⟦ ⟧.', 'Translate the text and delete the mark, brackets included.'],
  'to-write': ['The text still waits for someone to write it: it holds the mark ⟦ ⟧.', 'Write the text and delete the mark, brackets included.'],
  'missing-english': ['The English of this text is missing or empty.', 'Put it back in {{path}}.'],
  stale: ['The English text has changed since this was translated: “{{change}}”', 'Adapt the text, or leave it if it is still right; then run: npm run locales accept {{target}} {{key}}'],
  unrecorded: ['It is not noted from which English {{count}} texts of this file were translated.', 'If from the present one, run: npm run locales accept {{target}}'],

  'placeholder-missing': ['The placeholder {{placeholder}} of the English text is missing.', 'Put it where its value belongs, as it is.'],
  'placeholder-unknown': ['The placeholder {{placeholder}} is not in the English text.', 'Placeholders stay as they are in English: {{wanted}}.'],
  'placeholder-twice': ['The placeholder {{placeholder}} stands {{count}} times.', 'Leave as many as the English text has.'],
  brace: ['A brace { or } is not part of a placeholder.', 'Write placeholders as in English, with two braces on each side.'],
  nesting: ['The text refers to another key with $t(.', 'Write it out.'],
  tags: ['The tags differ from English, which has: {{wanted}}.', 'Use exactly the tags of the English text.'],
  'tag-nesting': ['The tag {{tag}} has no partner at its place.', 'Each <name> is closed by </name>, the last first.'],
  script: ['No letter is of this language’s script.', 'The text of another language was pasted here: translate it.'],
  'no-room': ['With {{count}} {{unit}} the text has no room in {{element}}.', 'Write {{range}} {{unit}}.'],
  'too-long': ['With {{count}} {{unit}} the text is too long for {{element}}.', 'Write {{range}} {{unit}}.'],
  'too-short': ['With {{count}} {{unit}} the text is too short for {{element}}.', 'Write {{range}} {{unit}}.'],

  'same-as-english': ['“{{text}}” is the same as in English.', 'Translate it. If it is rightly the same, such as a name, add it to {{allowList}}.'],
  glossary: ['The glossary has another wording for “{{english}}”.', 'Write “{{wording}}”, or change the glossary.'],
  'glossary-source': ['The English wording of this key is specified.', 'Write “{{wording}}”.'],
  number: ['The number {{number}} stands in one of the two texts only.', 'Compare the numbers with the English text.'],
  ratio: ['The text is less than half or more than twice as long as in English.', 'Check that nothing is missing or stands twice.'],
  'full-stop': ['One of the two texts ends with a full stop, the other does not.', 'End it as the English text ends.'],
  address: ['The address {{address}} is not in the English text.', 'Write the address of the English text.'],
  entity: ['{{entity}} is shown as it stands.', 'Write the character itself.'],
  'foreign-words': ['Words of another language stand in the text: {{words}}.', 'Translate them, or put a name between quotation marks.'],
  'doubled-word': ['“{{word}}” stands twice in a row.', 'Delete one of the two.'],
  unbalanced: ['The sign {{sign}} has no partner.', 'Add the other one, or delete this one.'],

  'outer-space': ['The text begins or ends with a space.', 'Delete that space.'],
  'double-space': ['Two spaces follow each other.', 'Leave one.'],
  invisible: ['The text holds a character that can’t be seen ({{code}}).', 'Delete it: put the cursor behind it and press the backspace key once.'],
  'lost-character': ['A character was lost here (�).', 'Type it again.'],
  decomposed: ['A letter and its accent are two characters here.', 'Type the accented letter as one character.'],
  direction: ['The text holds an outdated direction mark.', 'Delete it.'],
  'direction-pair': ['A direction mark stands without its partner.', 'Delete it: put the cursor behind it and press the backspace key once.'],
  'direction-alone': ['The text holds a direction mark that can’t be seen.', 'Delete it if no number or Latin word moves then.'],
  'control-character': ['The text holds a control character or a line break.', 'Put an ordinary space there, or nothing: one text is one paragraph.'],
  encoding: ['“{{found}}” stands for a letter that was read in the wrong encoding.', 'Type the word again.'],
  letter: ['The fonts of the site have no “{{letter}}”.', 'Type the word again, if a letter that looks alike was pasted; else a developer must add the letter to the fonts.'],
  typography: ['A typewriter’s sign stands in the text.', 'Write ’ “ ” or ….'],
  ellipsis: ['Three full stops stand for an ellipsis.', 'Write … (one character).'],
  'quotation-marks': ['These are not the quotation marks of the language.', 'Write « and ».'],
  'latin-punctuation': ['A Latin punctuation mark follows an Arabic word.', 'Write ، for a comma, ؛ for a semicolon, ؟ for a question mark.'],
  'space-before-sign': ['A space stands before a punctuation mark.', 'Delete the space: the sign follows the word directly.'],
  digits: ['A digit is not a Western one.', 'Write numbers with 0 1 2 3 4 5 6 7 8 9.'],
  tatweel: ['A word is stretched with a tatweel (ـ).', 'Delete the ـ inside the word.'],
  'printed-form': ['A letter is in its printed form, as copied from a PDF.', 'Type the word again on the keyboard.'],
  'persian-letter': ['A letter is the Persian or Urdu one that looks alike.', 'Type it on an Arabic keyboard: ك ه ي ى.'],
  spelling: ['“{{found}}” lacks its hamza or has the wrong last letter.', 'Write “{{right}}”.'],
  'narrow-space': ['No narrow no-break space stands before ; ! or ?', 'Put one there, and no other space.'],
  'colon-space': ['No no-break space stands before the colon.', 'Put one there, and no other space.'],
  'quotation-space': ['No no-break space stands inside the quotation marks.', 'Put one after « and before ».'],
  apostrophe: ['The apostrophe is the straight one.', 'Write ’.'],
  'capital-accent': ['“{{found}}” lacks the accent of its capital letter.', 'Write “{{right}}”.'],
  'joined-oe': ['“oe” is not joined.', 'Write “{{right}}”.'],
} as const satisfies Record<string, readonly [message: string, suggestion: string]>;

export type Rule = keyof typeof messages;

/**
 * THE list of errors: what breaks a page, so that the site is not built with it. All else is advice.
 * A placeholder or tag is lost, a text is missing or of another script, or it has no room.
 */
export const breaksPage: ReadonlySet<Rule> = new Set<Rule>([
  ...(['not-utf8', 'byte-order-mark', 'json-empty', 'json-merge', 'json-comma'] as const),
  ...(['json-extra-comma', 'json-bracket', 'json-quote', 'json-character', 'json'] as const),
  ...(['missing-folder', 'missing-file', 'missing-key', 'missing-form', 'missing-english'] as const),
  ...(['duplicate-key', 'wrong-type', 'list-length', 'empty', 'to-translate', 'to-write'] as const),
  ...(['placeholder-missing', 'placeholder-unknown', 'brace', 'nesting', 'tags'] as const),
  ...(['tag-nesting', 'script', 'no-room', 'control-character'] as const),
]);

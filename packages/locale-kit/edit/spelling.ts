/** How a file writes the characters of its texts. */
export interface Spelling {
  /** A character to the escape sequence that the file uses for it, and only that. */
  escapes: ReadonlyMap<string, string>;
  /** Whether it escapes everything beyond ASCII. */
  isAscii: boolean;
  /** Whether its escape sequences have capital letters. */
  isUpperCase: boolean;
}

const escapeSequence = /\\(?:u[\dA-Fa-f]{4}|.)/gsu;

/**
 * Looks how a JSON file is spelled, so that an edited text is written like its neighbours.
 * @param json the file's text
 */
export function spellingOf(json: string): Spelling {
  const plain = new Set(json.replace(escapeSequence, ''));
  const sequences = new Set(json.match(escapeSequence));
  const escapes = new Map<string, string>();
  for (const sequence of sequences) {
    const character = JSON.parse(`"${sequence}"`) as string;
    if (!plain.has(character)) escapes.set(character, sequence);
  }
  const codes = [...sequences].filter((sequence) => sequence.startsWith('\\u')).join('');
  return {
    escapes,
    isAscii: !/[^\x00-\x7F]/u.test(json) && /\\u(?!00[0-7])/u.test(codes),
    isUpperCase: /[A-F]/u.test(codes),
  };
}

/**
 * A text as a JSON string, with its quotation marks.
 * @param spelling that of the file
 */
export function spell(text: string, { escapes, isAscii, isUpperCase }: Spelling): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charAt(index));
  const written = isAscii ? units : Array.from(text);
  return `"${written.map(spellCharacter).join('')}"`;

  function spellCharacter(character: string): string {
    const known = escapes.get(character);
    if (known !== undefined) return known;
    if (!isAscii || character < '\x7F') return JSON.stringify(character).slice(1, -1);
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${isUpperCase ? code.toUpperCase() : code}`;
  }
}

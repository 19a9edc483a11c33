import { printParseErrorCode, type ParseError } from 'jsonc-parser';

type ErrorName = ReturnType<typeof printParseErrorCode>;

/** Why and where a file is not JSON. */
export interface SyntaxError {
  /** null when the parser doesn't say. */
  name: ErrorName | null;
  offset: number;
  length: number;
}

interface Explanation {
  message: string;
  suggestion: string;
}

/** The name of a parser's error. */
export function syntaxErrorName(code: ParseError['error']): ErrorName {
  return printParseErrorCode(code);
}

/**
 * Says in plain words why a file is not JSON.
 * @param text the file
 * @param error the first error; undefined when there is none but nothing was read either
 */
export function describeSyntaxError(text: string, error: SyntaxError | undefined): Explanation {
  if (text.trim() === '') {
    return { message: 'The file is empty.', suggestion: 'Copy the English file and translate it.' };
  }
  if (/^(<{7}|={7}|>{7})/m.test(text)) {
    return {
      message: 'The file holds the marks of an unfinished merge (<<<<<<<, =======, >>>>>>>).',
      suggestion: 'Keep one of the two versions between the marks and delete the marks.',
    };
  }
  if (!error?.name) return generic;
  const found = text.slice(error.offset, error.offset + Math.max(error.length, 1));
  return explanations[error.name]?.(found) ?? generic;
}

const generic: Explanation = {
  message: 'The file is not valid JSON.',
  suggestion: 'Compare the place with the English file: quotation marks, commas and brackets.',
};

const explanations: Partial<Record<ErrorName, (found: string) => Explanation>> = {
  CommaExpected: () => ({
    message: 'A comma is missing before this place.',
    suggestion: 'End the entry before it with a comma, or write \\" for a " inside the text.',
  }),
  ColonExpected: () => ({
    message: 'A colon is missing between the key and its text.',
    suggestion: 'Write "key": "text".',
  }),
  PropertyNameExpected: (found) => ({
    message:
      found === '}'
        ? 'There is a comma after the last entry.'
        : `A key in quotation marks "…" is expected here, but there is ${found}`,
    suggestion: found === '}' ? 'Delete the comma before this bracket.' : 'Write "key": "text".',
  }),
  ValueExpected: (found) => ({
    message:
      found === ']'
        ? 'There is a comma after the last item of the list.'
        : 'A text in quotation marks "…" is expected here.',
    suggestion: found === ']' ? 'Delete the comma before this bracket.' : 'Write "key": "text".',
  }),
  CloseBraceExpected: () => ({
    message: 'A closing bracket } is missing.',
    suggestion: 'Each { needs its }.',
  }),
  CloseBracketExpected: () => ({
    message: 'A closing bracket ] is missing.',
    suggestion: 'Each [ needs its ].',
  }),
  EndOfFileExpected: () => ({
    message: 'There is something after the end of the file’s last bracket.',
    suggestion: 'Delete what follows the last }.',
  }),
  UnexpectedEndOfString: () => ({
    message: 'A closing quotation mark " is missing.',
    suggestion: 'End the text with " on the same line.',
  }),
  InvalidCharacter: () => ({
    message: 'A line break, tab or other control character stands inside a text.',
    suggestion: 'Write the text on one line, with ordinary spaces.',
  }),
  InvalidEscapeCharacter: () => ({
    message: 'A backslash \\ is followed by a character that it can’t stand before.',
    suggestion: 'Delete the backslash; only \\" and \\\\ are needed.',
  }),
  InvalidUnicode: () => ({
    message: 'A \\u is not followed by four hexadecimal digits.',
    suggestion: 'Write the character itself.',
  }),
  InvalidCommentToken: () => ({
    message: 'There is a comment; JSON has none.',
    suggestion: 'Delete the comment.',
  }),
  InvalidSymbol: (found) => ({
    message: `“${found}” stands outside quotation marks.`,
    suggestion: 'Put straight quotation marks "…" around keys and texts, not “…”, «…» or \'…\'.',
  }),
};

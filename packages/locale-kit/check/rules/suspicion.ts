import type { TextCheck } from '../context';
import type { TextFinding } from '../finding';

/** What is most likely a slip, but may be right: warnings. */
export const suspicions: readonly TextCheck[] = [
  function wrongScript({ masked, text, language, isSource, terms }) {
    if (isSource || !/\p{L}/u.test(masked) || terms.isAllowed(text, language.code)) return [];
    const script = language.script === 'arabic' ? /\p{Script=Arabic}/u : /\p{Script=Latin}/u;
    if (script.test(masked)) return [];
    const suggestion = 'Is it the text of another language? Translate it.';
    return [warning('script', 'No letter is of this language’s script.', suggestion)];
  },
  function lengthBesideEnglish({ text, english, isSource }) {
    if (isSource || english === undefined || english.length < 60) return [];
    const ratio = text.length / english.length;
    if (ratio >= 0.5 && ratio <= 2) return [];
    const message = `The text is ${ratio < 1 ? 'less than half' : 'more than twice'} as long as in English.`;
    return [warning('ratio', message, 'Check that nothing is missing or stands twice.')];
  },
  function fullStop({ text, english, isSource }) {
    if (isSource || english === undefined) return [];
    if (english.endsWith('.') && /[\p{L}\p{N},،]$/u.test(text)) {
      return [warning('full-stop', 'The full stop of the English text is missing.', 'Add it.')];
    }
    if (/[\p{L}\p{N}}]$/u.test(english) && /[^.]\.$/u.test(text)) {
      return [warning('full-stop', 'The English text has no full stop.', 'Delete it.')];
    }
    return [];
  },
  function entities({ text, english }) {
    const match = /&(#\d+|#x[\da-f]+|[a-z]+\d?);/iu.exec(text);
    if (!match || english?.includes(match[0])) return [];
    const suggestion = 'Write the character itself.';
    return [
      {
        ...warning('entity', `${match[0]} is shown as it stands.`, suggestion),
        index: match.index,
      },
    ];
  },
  function straightMarks({ text, isSource, terms }) {
    if (!isSource || terms.hasEnglish(text)) return [];
    const match = /['"]|\.\.\./u.exec(text);
    if (!match) return [];
    const message = `${match[0]} is a typewriter’s sign.`;
    return [{ ...warning('typography', message, 'Write ’ “ ” or ….'), index: match.index }];
  },
];

function warning(rule: string, message: string, suggestion: string): TextFinding {
  return { severity: 'warning', rule, message, suggestion };
}

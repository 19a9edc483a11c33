import type { Outcome } from './message';

/** Matches `<!doctype` or `<html` at the start, after any comments and XML declaration. */
const htmlDocument = /^(?:\s|\uFEFF|<!--.*?-->|<\?.*?\?>)*<(?:!doctype|html)\b/isu;

const plainTextFailure = /^\s*(?:error|fail|invalid|denied|forbidden|rejected|unauthorized)/iu;

/**
 * Returns what the body of a 2xx response reports, whatever its content type: `unknown` for an HTML
 * document, `refused` for JSON or a text that reports a failure, `sent` for everything else.
 */
export function outcomeOf(body: string): Exclude<Outcome, 'offline' | 'unanswered'> {
  if (htmlDocument.test(body)) return 'unknown';
  if (plainTextFailure.test(body)) return 'refused';
  const value = parse(body);
  return isFailureWord(value) || reportsFailure(value) ? 'refused' : 'sent';
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body.trim());
  } catch {
    return undefined;
  }
}

function reportsFailure(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return Object.entries(json).some(([name, value]) => {
    switch (name.toLowerCase()) {
      case 'success':
      case 'ok':
        return isFalsy(value) || isFailureWord(value) || reportsFailure(value);
      case 'error':
      case 'errors':
        return !isFalsy(value);
      case 'status':
      case 'result':
        return isFailureWord(value) || reportsFailure(value);
      default:
        return reportsFailure(value);
    }
  });
}

/** True for empty values and for words that mean no: `null`, 0, "false", [], { email: [] }. */
function isFalsy(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isFalsy);
  return /^(?:|false|f|no|n|off|0|none|null|undefined|noerrors?)$/u.test(lettersAndDigits(value));
}

const failureWord =
  /^(?:false|f|no|n|n?ko|nok|not(?:ok|found|sent|valid|accepted|allowed|delivered)|bad(?:request)?|err|[45]\d\d\D*)$|error|fail|invalid|unsuccess|reject|refus|declin|denied|forbid|unauth|block/u;

function isFailureWord(value: unknown): boolean {
  if (typeof value === 'object') return false;
  const word = lettersAndDigits(value);
  return failureWord.test(word) && !/^no(?:error|fail)/u.test(word);
}

function lettersAndDigits(value: unknown): string {
  return String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

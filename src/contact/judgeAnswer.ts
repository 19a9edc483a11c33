import type { Outcome } from './message';

/** Begins with `<!doctype` or `<html`, after comments and an XML declaration. */
const htmlDocument = /^(?:\s|\uFEFF|<!--.*?-->|<\?.*?\?>)*<(?:!doctype|html)\b/isu;

const plainFailure = /^\s*(?:error|fail|invalid|denied|forbidden|rejected|unauthorized)/iu;

/**
 * Judges the body of a 2xx answer, whatever its content type: an HTML document is `unknown`, JSON or
 * a text that denies success is `refused`, everything else is `sent`.
 */
export function judgeAnswer(body: string): Exclude<Outcome, 'unreachable'> {
  if (htmlDocument.test(body)) return 'unknown';
  if (plainFailure.test(body)) return 'refused';
  const answer = parse(body);
  return saysFailure(answer) || denies(answer) ? 'refused' : 'sent';
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body.trim());
  } catch {
    return undefined;
  }
}

function denies(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  return Object.entries(answer).some(([name, value]) => {
    switch (name.toLowerCase()) {
      case 'success':
      case 'ok':
        return isNothing(value) || saysFailure(value) || denies(value);
      case 'error':
      case 'errors':
        return !isNothing(value);
      case 'status':
      case 'result':
        return saysFailure(value) || denies(value);
      default:
        return denies(value);
    }
  });
}

/** True for empty values and those that mean no: `null`, 0, "false", [], { email: [] }. */
function isNothing(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isNothing);
  return /^(?:|false|f|no|n|off|0|none|null|undefined|noerrors?)$/u.test(wordsOf(value));
}

const failure =
  /^(?:false|f|no|n|n?ko|nok|not(?:ok|found|sent|valid|accepted|allowed|delivered)|bad(?:request)?|err|[45]\d\d\D*)$|error|fail|invalid|unsuccess|reject|refus|declin|denied|forbid|unauth|block/u;

function saysFailure(value: unknown): boolean {
  if (typeof value === 'object') return false;
  const words = wordsOf(value);
  return failure.test(words) && !/^no(?:error|fail)/u.test(words);
}

function wordsOf(value: unknown): string {
  return String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** What the body of a 2xx answer says about the message. */
export type Verdict = 'sent' | 'refused' | 'unknown';

/** A document that begins with `<!doctype` or `<html`, after comments and an XML declaration. */
const htmlDocument = /^(?:\s|\uFEFF|<!--.*?-->|<\?.*?\?>)*<(?:!doctype|html)\b/isu;

/**
 * Reads the body of a 2xx answer, whatever its content type: an HTML document says nothing about the
 * message, JSON may deny success, and everything else is a success.
 */
export function judgeAnswer(body: string): Verdict {
  if (htmlDocument.test(body)) return 'unknown';
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

/** Whether an answer, or an object in it, denies success in one of the ways of form services. */
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

/** Whether a value is empty or says no: `null`, 0, "false", [], { email: [] }. */
function isNothing(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isNothing);
  return /^(?:|false|f|no|n|off|0|none|null|undefined|noerrors?)$/u.test(wordsOf(value));
}

const failure =
  /^(?:false|f|no|n|n?ko|nok|not(?:ok|found|sent|valid|accepted|allowed|delivered)|bad(?:request)?|err|[45]\d\d\D*)$|error|fail|invalid|unsuccess|reject|refus|declin|denied|forbid|unauth|block/u;

/** Whether a value says that something failed: false, "no", "error", "validation_failed", 422. */
function saysFailure(value: unknown): boolean {
  if (typeof value === 'object') return false;
  const words = wordsOf(value);
  return failure.test(words) && !/^no(?:error|fail)/u.test(words);
}

/** A value in lower case, letters and digits alone. */
function wordsOf(value: unknown): string {
  return String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

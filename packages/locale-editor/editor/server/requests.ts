import type { Candidate, FileReference, SaveRequest, TextReference } from '../protocol';
import { Refusal } from './refusal';

const fileFields = ['language', 'name'] as const;
const textFields = [...fileFields, 'key'] as const;
const candidateFields = [...textFields, 'text'] as const;
const saveFields = [...candidateFields, 'opened'] as const;

export const readFileReference = (body: unknown): FileReference => strings(body, fileFields);
export const readTextReference = (body: unknown): TextReference => strings(body, textFields);
export const readCandidate = (body: unknown): Candidate => strings(body, candidateFields);
export const readSaveRequest = (body: unknown): SaveRequest => strings(body, saveFields);

/**
 * Takes exactly these members out of a request.
 * @throws Refusal if one is missing, is no string, or if there are others
 */
function strings<Field extends string>(
  body: unknown,
  fields: readonly Field[],
): Record<Field, string> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(400, 'The request must be an object.');
  }
  const given = new Map<string, unknown>(Object.entries(body));
  const taken = fields.map((field): [Field, string] => {
    const value = given.get(field);
    if (typeof value !== 'string') throw new Refusal(400, `"${field}" must be a string.`);
    given.delete(field);
    return [field, value];
  });
  if (given.size > 0) throw new Refusal(400, 'The request has unknown members.');
  return Object.fromEntries(taken) as Record<Field, string>;
}

import { z } from 'zod';
import { text } from '../../../packages/locale-kit/schema';
import { namesIn } from './names';

const list = 'List of standards and sources on service pages';

const reference = () =>
  z.strictObject({
    title: text('Title of a standard or source: official in the language, or a description', list),
    body: text('Who publishes it', list),
  });

/** The standards and sources that services may name. */
export const referenceIds: readonly string[] = namesIn('references');

/** The texts of `references.json`. */
export const references = z.strictObject(
  Object.fromEntries(referenceIds.map((id) => [id, reference()])),
);

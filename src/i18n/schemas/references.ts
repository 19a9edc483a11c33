import { z } from 'zod';
import { text } from '../../../packages/locale-kit/schema';
import { referenceIds } from '../../site/briefs';

const list = 'List of standards and sources on service pages';

const reference = () =>
  z.strictObject({
    title: text('Title of a standard or source: official in the language, or a description', list),
    body: text('Who publishes it', list),
  });

/** The texts of `references.json`: one entry for each standard or source that a service names. */
export const references = z.strictObject(
  Object.fromEntries(referenceIds.map((id) => [id, reference()])),
);

import { z } from 'zod';
import { text } from './vocabulary';

const list = 'List of standards and sources on service pages';

const reference = () =>
  z.strictObject({
    title: text('Title of a standard or source: official in the language, or a description', list),
    body: text('Who publishes it', list),
  });

/** The texts of `references.json`: the standards and sources that services may name. */
export const referencesOf = (ids: readonly string[]) =>
  z.strictObject(Object.fromEntries(ids.map((id) => [id, reference()])));

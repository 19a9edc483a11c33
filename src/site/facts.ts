import { readFacts, type Facts } from './readFacts';

/** THE firm: what the site says of it that is not a text, as set for this build. */
export const facts: Facts = readFacts(import.meta.env);

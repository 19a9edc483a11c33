import { readFacts } from '../../../src/site/readFacts';

/** What the site says of the firm where nothing is set for the build. */
export const defaultFacts = readFacts({});

import { loadEnv } from 'vite';
import { readFacts } from '../../../src/site/readFacts';

/** What the built site says of the firm: the firm's own settings, or the defaults. */
export const builtFacts = readFacts(loadEnv('production', process.cwd()));

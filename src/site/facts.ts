import type { Facts } from './firm';

/** THE firm: what the site says of it that is not a text, read and checked when the site is built. */
export const facts: Facts = __FACTS__;

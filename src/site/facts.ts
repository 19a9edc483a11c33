import type { Facts } from './firm';

export const facts: Facts = __FACTS__;

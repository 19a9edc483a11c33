import { boot } from '../src/app/boot';

/** Built pages carry their styles; in development this lets them change under the page. */
if (import.meta.env.DEV) void import('../src/styles/site.css');

boot();

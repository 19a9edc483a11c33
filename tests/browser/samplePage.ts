import type { Page } from '@playwright/test';
import type { SampleSlug } from '../../src/site/catalogue';

/** The paper of which the tests say most. */
export const slug: SampleSlug = 'highest-and-best-use-analysis';
export const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];
export const windows = [...sizes, { width: 844, height: 390 }];
/** Wide windows have a second slider beside the tables. */
export const sliderOf = (page: Page) => page.getByRole('figure').getByRole('slider');

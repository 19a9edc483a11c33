import { expect, it } from 'vitest';
import type { Page } from '../site/hrefs';
import { load } from './prerender';

async function pageAt(path: string): Promise<Page> {
  return (await load(path)).page;
}

it.each([
  ['/ar/', 'ar', 'home'],
  ['/services/visitor-economy-strategy/', 'en', 'service'],
  ['/services', 'en', 'notFound'],
  ['/services/unknown', 'en', 'serviceNotFound'],
  ['/fr/services/unknown', 'fr', 'serviceNotFound'],
  ['/services/visitor-economy-strategy/more', 'en', 'notFound'],
  ['/services/Visitor-Economy-Strategy', 'en', 'serviceNotFound'],
  ['/services/visitor%2Deconomy-strategy', 'en', 'service'],
  ['/arabic', 'en', 'notFound'],
  ['/AR', 'en', 'notFound'],
  ['/ar/ar', 'ar', 'notFound'],
])('finds the page of %s', async (path, code, name) => {
  const { language, screen } = await pageAt(path);
  expect([language.code, screen.name]).toEqual([code, name]);
});

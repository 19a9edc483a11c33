/**
 * `npm run measure load`: what scripts add to the paint of the built site's pages, and what they
 * do to the main thread and to the layout.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { languages } from '../../src/site/languages';
import { services } from '../../src/site/catalogue';
import { hrefOf, type Screen } from '../../src/site/routes';
import { launchOptions } from '../playwright';
import { machine, median } from './figures';
import { withServedSite } from './servedSite';

const visits = 7;
const fontDelay = 1500;
const sizes = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
];
const screens: Screen[] = [
  { name: 'home' },
  ...services.slice(0, 1).map((slug): Screen => ({ name: 'service', slug })),
  { name: 'notFound' },
];

interface Visit {
  /** First contents painted, in ms. */
  paint: number;
  /** The application has taken over, in ms; NaN without scripts. */
  alive: number;
  /** Lengths of the tasks over 50 ms. */
  longTasks: number[];
}

declare global {
  interface Window {
    longTasks: number[];
    shift: number;
  }
}

const browser = await chromium.launch(launchOptions());
try {
  await withServedSite(async (origin) => {
    console.log(machine());
    console.log('page | paint ms | of that without scripts | alive ms | tasks over 50 ms | shift');
    for (const screen of screens) {
      for (const language of languages) await measure(origin, hrefOf(language, screen));
    }
  });
} finally {
  await browser.close();
}

async function measure(origin: string, address: string): Promise<void> {
  const delivered: Visit[] = [];
  const usual: Visit[] = [];
  for (let count = 0; count < visits; count += 1) {
    delivered.push(await visit(browser, origin + address, false));
    usual.push(await visit(browser, origin + address, true));
  }
  const paint = median(usual.map((one) => one.paint));
  const bare = median(delivered.map((one) => one.paint));
  const tasks = usual.flatMap(({ longTasks }) => longTasks).map((task) => task.toFixed(0));
  const shifts = [];
  for (const size of sizes) shifts.push(await shiftOf(browser, origin + address, size));
  const cells = [
    address,
    paint.toFixed(0),
    `x ${(paint / bare).toFixed(2)}`,
    median(usual.map(({ alive }) => alive)).toFixed(0),
    tasks.join(', ') || 'none',
    Math.max(...shifts).toFixed(4),
  ];
  console.log(cells.join(' | '));
}

async function visit(browser: Browser, url: string, hasScripts: boolean): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    if (!hasScripts) await page.route(/\.js$/, (route) => route.abort());
    await page.addInitScript(() => {
      window.longTasks = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.longTasks.push(duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(url);
    const alive = hasScripts ? await aliveAt(page) : NaN;
    await page.waitForLoadState('networkidle');
    return await page.evaluate(
      (at) => ({
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
        alive: at,
        longTasks: window.longTasks,
      }),
      alive,
    );
  } finally {
    await page.close();
  }
}

/** The application takes over the scroll position of a page that it has brought to life. */
async function aliveAt(page: Page): Promise<number> {
  const at = await page.waitForFunction(
    () => 'alive' in document.documentElement.dataset && performance.now(),
  );
  return Number(await at.jsonValue());
}

/** By how much the layout shifts when a page's fonts come late. */
async function shiftOf(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<number> {
  const page = await browser.newPage({ viewport });
  try {
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, fontDelay));
      await route.continue();
    });
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          window.shift += (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url);
    await aliveAt(page);
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => window.shift);
  } finally {
    await page.close();
  }
}

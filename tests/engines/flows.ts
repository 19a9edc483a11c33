import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { createHandler } from '../../packages/static-host/serve/handler';
import { languages, type Language } from '../../src/site/languages';
import { hrefOf } from '../../src/site/routes';

/** What the flows ask of an engine's driver. */
export interface Engine {
  open: (url: string) => Promise<unknown>;
  /** Runs a function in the page. */
  run: <Result, Argument>(
    inPage: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Result>;
  type: (text: string) => Promise<unknown>;
  press: (key: 'Escape' | 'Tab') => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  close: () => Promise<unknown>;
}

const patience = 20_000;
const service = 'visitor-economy-strategy';
const message = { name: 'Amina', email: 'amina@example.org', message: 'A port, or a zone?' };

/** The flows in which engines were found to differ, by what a visitor does in one language. */
const flows: Record<string, (visitor: Visitor, language: Language) => Promise<void>> = {
  form: async (visitor, language) => {
    await visitor.open(hrefOf(language, { name: 'home' }, 'contact'));
    await visitor.click('form button');
    await visitor.sees('the focus on the first fault', () =>
      document.activeElement?.matches('[name=name]'),
    );
    for (const [name, text] of Object.entries(message)) await visitor.fill(name, text);
    await visitor.reload();
    await visitor.sees('the draft', () => document.querySelector('textarea')?.value !== '');
    await visitor.click('form button');
    await visitor.sees(
      'a notification',
      () => document.querySelector('[data-sonner-toast]') !== null,
    );
    await visitor.sees('an empty form', () => document.querySelector('textarea')?.value === '');
    await visitor.engine.press('Escape');
    await visitor.sees('no notification', () => !document.querySelector('[data-sonner-toast]'));
  },
  language: async (visitor, language) => {
    await visitor.open(hrefOf(language, { name: 'service', slug: service }));
    for (const other of [...languages.filter((one) => one !== language), language]) {
      await visitor.click(`header a[hreflang="${other.code}"]`);
      await visitor.sees(`the page in ${other.code}`, isIn, [other.code, other.direction]);
      await visitor.sees('its heading', () => document.activeElement?.matches('h1'));
    }
  },
  'links and places': async (visitor, language) => {
    const address = hrefOf(language, { name: 'service', slug: service });
    await visitor.open(hrefOf(language, { name: 'home' }));
    await visitor.scrollTo(3000);
    await visitor.click(`main a[href="${address}"]`);
    await visitor.sees('the top of the page', isAt, [address, 0]);
    await visitor.scrollTo(500);
    await visitor.engine.run(() => void window.setTimeout(() => history.back()), null);
    await visitor.sees('the place before', isAt, [hrefOf(language, { name: 'home' }), 3000]);
    await visitor.engine.run(() => void window.setTimeout(() => history.forward()), null);
    await visitor.sees('the place after', isAt, [address, 500]);
    await visitor.reload();
    // Firefox forgets the place of any right-to-left page that is loaded anew.
    if (language.direction === 'ltr') await visitor.sees('the same place', isAt, [address, 500]);
    await visitor.click('header nav a[href$="#contact"]');
    await visitor.sees('the section', () => {
      const top = document.querySelector('#contact h2')?.getBoundingClientRect().top ?? -1;
      return top > 0 && top < innerHeight / 2;
    });
  },
  menu: async (visitor, language) => {
    await visitor.engine.resize(390, 800);
    await visitor.open(hrefOf(language, { name: 'home' }));
    await visitor.click('[popovertarget]');
    await visitor.sees('the focus in the menu', () => document.activeElement?.matches('#menu a'));
    await visitor.engine.press('Escape');
    await visitor.sees('the focus on the button', () =>
      document.activeElement?.matches('[popovertarget]'),
    );
    await visitor.click('[popovertarget]');
    await visitor.click('#menu a[href$="#about"]');
    await visitor.sees('the section', () =>
      document.activeElement?.matches('#about :is(h1, h2, h3)'),
    );
    await visitor.sees('the page behind', () => !document.querySelector('[inert]'));
  },
  widths: async (visitor, language) => {
    const screens = [
      { name: 'home' },
      { name: 'service', slug: service },
      { name: 'notFound' },
    ] as const;
    for (const screen of screens) {
      await visitor.open(hrefOf(language, screen));
      for (const width of [320, 390, 768, 1440]) {
        await visitor.engine.resize(width, 800);
        await visitor.sees(
          `nothing beyond ${width} px`,
          (wanted) => {
            const { clientWidth, scrollWidth } = document.documentElement;
            return clientWidth === wanted && scrollWidth === wanted;
          },
          width,
        );
      }
    }
  },
};

const isIn = ([code, direction]: string[]) =>
  document.documentElement.lang === code && document.documentElement.dir === direction;

const isAt = ([address, top]: readonly (string | number)[]) =>
  location.pathname === address && Math.abs(scrollY - Number(top)) <= 2;

class Visitor {
  constructor(
    readonly engine: Engine,
    readonly origin: string,
  ) {}

  async open(address: string): Promise<void> {
    await this.engine.open(`${this.origin}/robots.txt`);
    await this.engine.open(this.origin + address);
    await this.hydrated();
  }

  async reload(): Promise<void> {
    // The document that is left is still there for a while.
    await this.engine.run(() => {
      document.documentElement.toggleAttribute('data-left', true);
      location.reload();
    }, null);
    await this.sees('another document', () => !document.documentElement.hasAttribute('data-left'));
    await this.hydrated();
  }

  hydrated(): Promise<void> {
    return this.sees(
      'a hydrated page',
      () => 'hydrated' in document.documentElement.dataset && document.fonts.status === 'loaded',
    );
  }

  /** Waits until a function of the page says yes. A navigation interrupts it: then it is asked again. */
  async sees<Argument = null>(
    what: string,
    inPage: (argument: Argument) => boolean | undefined,
    argument = null as Argument,
  ): Promise<void> {
    for (const end = Date.now() + patience; Date.now() < end; await setTimeout(100)) {
      if (await this.engine.run(inPage, argument).catch(() => false)) return;
    }
    throw new Error(`did not see ${what}`);
  }

  async click(selector: string): Promise<void> {
    await this.sees(
      selector,
      (wanted) => {
        const element = document.querySelector<HTMLElement>(wanted);
        if (element?.checkVisibility()) element.click();
        return element?.checkVisibility();
      },
      selector,
    );
  }

  async fill(name: string, text: string): Promise<void> {
    await this.engine.run(
      (wanted) => document.querySelector<HTMLElement>(`[name="${wanted}"]`)?.focus(),
      name,
    );
    await this.engine.type(text);
  }

  async scrollTo(top: number): Promise<void> {
    await this.engine.run((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    // Scroll events come with the next frame.
    await setTimeout(300);
  }
}

/** Plays every flow in every language on the built site, prints what held, and ends the process with 1 where one did not. */
export async function playFlows(name: string, start: () => Promise<Engine>): Promise<void> {
  const blocked: string[] = [];
  const headers = JSON.parse(readFileSync('dist/security-headers.json', 'utf8')) as Record<
    string,
    string
  >;
  headers['Content-Security-Policy'] =
    `${headers['Content-Security-Policy'] ?? ''}; report-uri /blocked`;
  const site = createHandler('dist/nginx/site', headers);
  const server = createServer((request, response) => {
    if (request.url !== '/blocked') return site(request, response);
    request.on('data', (report: Buffer) => blocked.push(report.toString()));
    response.writeHead(204).end();
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const engine = await start();
  for (const [flow, play] of Object.entries(flows)) {
    for (const language of languages) {
      await engine.resize(1440, 900);
      blocked.length = 0;
      const outcome = await play(new Visitor(engine, origin), language).then(
        () => (blocked.length > 0 ? `the policy blocked ${blocked.join()}` : 'holds'),
        (error: unknown) => String(error),
      );
      console.log(`${name}, ${flow}, ${language.code}: ${outcome}`);
      if (outcome !== 'holds') process.exitCode = 1;
    }
  }
  await engine.close();
  server.close();
  server.closeAllConnections();
}

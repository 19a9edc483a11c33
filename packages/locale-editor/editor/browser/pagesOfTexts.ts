import { allLanguages } from '../../../../src/site/languages';
import { hrefOf, routesIn, type Screen } from '../../../../src/site/routes';
import { parseTextId } from '../../texts';
import { marksIn } from '../marks';

/** A page of the site as the server delivers it. */
export interface DeliveredPage {
  address: string;
  html: string;
  /** The ids of its texts. */
  ids: ReadonlySet<string>;
}

let pages = new Map<string, Promise<DeliveredPage>>();
import.meta.hot?.on('locales:changed', () => {
  pages = new Map();
});

/**
 * The page that a text stands on: that of its file, or else the first of the site that has it.
 * @param id see `textId`
 * @returns null for a text that no page has when it is delivered, such as a notification
 */
export async function pageWith(id: string): Promise<DeliveredPage | null> {
  for (const address of addressesFor(id)) {
    const page = await delivered(address);
    if (page.ids.has(id)) return page;
  }
  return null;
}

function addressesFor(id: string): string[] {
  const reference = parseTextId(id);
  const language = allLanguages.find(({ code }) => code === reference?.language);
  if (!language || !reference) return [];
  const screens = routesIn([language]).map(({ screen }) => screen);
  return screens
    .toSorted((one, other) => rankOf(one, reference.name) - rankOf(other, reference.name))
    .map((screen) => import.meta.env.BASE_URL + hrefOf(language, screen).slice(1));
}

/** The page of the file first, and those that differ from others before those that are many. */
function rankOf(screen: Screen, file: string): number {
  if (screen.name !== 'service') return 1;
  return file === `services/${screen.slug}` ? 0 : 2;
}

function delivered(address: string): Promise<DeliveredPage> {
  const known = pages.get(address);
  if (known) return known;
  const asked = fetch(address)
    .then((response) => response.text())
    .then((html) => {
      const ids = marksIn(html).flatMap((piece) => (piece.kind === 'open' ? piece.id : []));
      return { address, html, ids: new Set(ids) };
    });
  pages.set(address, asked);
  return asked;
}

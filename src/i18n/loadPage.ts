import type { Page, Screen } from '../site/hrefs';
import { loadNamespace } from './i18n';
import type { Namespace } from '../schemas/resources';

function namespacesOf(screen: Screen): Namespace[] {
  switch (screen.name) {
    case 'home':
      return ['common', 'home', 'services', 'deliverables'];
    case 'service':
      return ['common', 'services', 'deliverables', 'references', `services/${screen.slug}`];
    case 'sample':
      return ['common', 'services', 'deliverables', 'samples', `samples/${screen.slug}`];
    case 'notFound':
    case 'serviceNotFound':
      return ['common'];
  }
}

/**
 * The loader of every route: loads the texts of its page.
 * @throws if a chunk can't be fetched
 */
export async function loadPage(page: Page): Promise<Page> {
  await Promise.all(namespacesOf(page.screen).map((ns) => loadNamespace(page.language, ns)));
  return page;
}

import { createStaticHandler, type StaticHandlerContext } from 'react-router-dom';
import type { Page } from '../site/hrefs';
import { routes } from './routes';

const handler = createStaticHandler(routes);
export const { dataRoutes } = handler;

/**
 * Loads the code and the texts of a page.
 * @throws what the page's loader throws
 */
export async function load(path: string): Promise<{ context: StaticHandlerContext; page: Page }> {
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(context.statusText);
  if (context.errors) throw Object.values(context.errors)[0];
  return { context, page: Object.values(context.loaderData)[0] as Page };
}

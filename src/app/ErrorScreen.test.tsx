import { renderToStaticMarkup } from 'react-dom/server';
import {
  createMemoryRouter,
  RouterProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
} from 'react-router-dom';
import { expect, it } from 'vitest';
import { loadNamespace } from '../i18n/i18n';
import { defaultLanguage } from '../site/languages';
import { ErrorScreen } from './ErrorScreen';

it('shows the status of a response that is thrown', async () => {
  await loadNamespace(defaultLanguage, 'common');
  const routes = [
    { id: 'root', path: '/', handle: defaultLanguage, errorElement: <ErrorScreen /> },
  ];
  const errors = { root: new ErrorResponse(503, 'Service Unavailable', null) };
  const router = createMemoryRouter(routes, { hydrationData: { errors } });
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(markup).toContain('503 Service Unavailable');
});

import type { ComponentType } from 'react';
import type { Screen } from '../site/routes';

/** The code of each screen, loaded when one of its pages is first needed. */
export const screens: Record<Screen['name'], () => Promise<ComponentType>> = {
  home: async () => (await import('../screens/home/HomeScreen')).HomeScreen,
  service: async () => (await import('../screens/service/ServiceScreen')).ServiceScreen,
  notFound: async () => (await import('../screens/not-found/NotFoundScreen')).NotFoundScreen,
  serviceNotFound: async () => (await import('../screens/not-found/NotFoundScreen')).NotFoundScreen,
};

import type { ComponentType } from 'react';
import type { Screen } from '../site/routes';

type ScreenName = Screen['name'];

const notFound = async () => (await import('../screens/not-found/NotFoundScreen')).NotFoundScreen;

/** The code of each screen, loaded when one of its pages is first needed. */
const screens: Record<ScreenName, () => Promise<ComponentType>> = {
  home: async () => (await import('../screens/home/HomeScreen')).HomeScreen,
  service: async () => (await import('../screens/service/ServiceScreen')).ServiceScreen,
  notFound,
  serviceNotFound: notFound,
};
const loaded: Partial<Record<ScreenName, ComponentType>> = {};

/** Loads the code of a screen; afterwards `loadedScreen` gives it. */
export async function loadScreen(name: ScreenName): Promise<void> {
  loaded[name] ??= await screens[name]();
}

/**
 * The code of a screen.
 * @throws if it has not been loaded
 */
export function loadedScreen(name: ScreenName): ComponentType {
  const component = loaded[name];
  if (!component) throw new Error(`The screen "${name}" has not been loaded`);
  return component;
}

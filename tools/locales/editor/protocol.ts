import type { Workshop } from './server/workshop';

export type { RefusalAnswer } from './server/workshop';

/** Where the editor's server answers. */
export const serviceBase = '/__translate';

/** What Vite tells open pages after a locale file has changed. */
export const changedEvent = 'translate:changed';

/** What the editor asks its server; the body of the request is the question. */
export type Action = keyof Workshop;
export type Question<Name extends Action> = Parameters<Workshop[Name]>;
export type Answer<Name extends Action> = ReturnType<Workshop[Name]>;

import type { Workshop } from './server/workshop';

/** The path below which the editor's server answers. */
export const serviceBase = '/__translate';

/** The message of the development server after a change of a locale file. */
export const changedEvent = 'translate:changed';

/** What the editor's server does; the body of a request is its parameter. */
export type Action = keyof Workshop;
export type Question<Name extends Action> = Parameters<Workshop[Name]>;
export type Answer<Name extends Action> = ReturnType<Workshop[Name]>;

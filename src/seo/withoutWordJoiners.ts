/** For the head and JSON-LD: a build puts word joiners after the hyphens of texts (tools/vite/localeModules.ts). */
export const withoutWordJoiners = (text: string) => text.replaceAll('\u2060', '');

/** Removes the word joiners that a build puts after hyphens (tools/vite/localeModules.ts): for the head and JSON-LD. */
export const plainText = (text: string) => text.replaceAll('\u2060', '');

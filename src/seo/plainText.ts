/** A text for the head or JSON-LD, without the word joiners that a build puts after hyphens (tools/vite/localeModules.ts). */
export const plainText = (text: string) => text.replaceAll('\u2060', '');

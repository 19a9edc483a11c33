import type { TextReference } from './protocol';

/** A text as one word: `ar/home#hero.headline`. */
export function textId({ language, name, key }: TextReference): string {
  return `${language}/${name}#${key}`;
}

/** The text that an id stands for; null for anything else. */
export function parseTextId(id: string): TextReference | null {
  const match = /^(?<language>[^/#]+)\/(?<name>[^#]+)#(?<key>.+)$/u.exec(id);
  const { language, name, key } = match?.groups ?? {};
  return language && name && key ? { language, name, key } : null;
}

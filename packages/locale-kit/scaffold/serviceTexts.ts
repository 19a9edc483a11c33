import { describeKey } from '../check/describe';
import { join, type Value } from '../check/document';
import type { Json } from '../check/flatTexts';
import { keyEntry, serviceFolder } from '../check/keys';
import { marks } from '../check/mark';
import { serviceTemplate } from '../check/template';

/**
 * The file of a service that nobody has written yet: each text says, behind a mark, what belongs there.
 * @param mark what stands before each text
 * @param title the English title; marked like the others unless the file is the English one
 */
export function serviceTexts(slug: string, mark: string, title: string | undefined): Json {
  const isEnglish = mark === marks.write;
  return fill(serviceTemplate, '', (key) => {
    if (key === 'title' && title !== undefined) return isEnglish ? title : mark + title;
    const entry = keyEntry(serviceFolder + slug, key);
    return mark + (entry ? describeKey(entry) : key);
  });
}

function fill(value: Value, path: string, textOf: (key: string) => string): Json {
  switch (value.kind) {
    case 'list':
      return value.items.map((item, index) => fill(item, join(path, String(index)), textOf));
    case 'group':
      return Object.fromEntries(
        [...value.members].map(([key, member]) => [
          key,
          fill(member.value, join(path, key), textOf),
        ]),
      );
    default:
      return textOf(path);
  }
}

/** A locale file as it is written: two spaces, one line break at the end. */
export function toFile(content: Json): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

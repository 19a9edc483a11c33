/**
 * The entry of a list in source code: a line with a string, or a block with a `code`, as prettier writes them.
 * @param text the file
 * @param list the comment that ends the list: `drafts of tourism`
 * @param name the string, or the object's code
 * @returns the entry with its indent and line break; undefined if the list has none of that name
 * @throws if no line of the file is that comment
 */
export function entryIn(text: string, list: string, name: string): string | undefined {
  const end = endOf(text, list);
  const entries = text
    .slice(text.lastIndexOf('[\n', end), end)
    .matchAll(/^( *)(?:'(.+)'|\{\n(?:\1 .*\n)+?\1\}),\n/gmu);
  return [...entries]
    .map(([entry, , string]) => ({ entry, string }))
    .find(({ entry, string }) => string === name || entry.includes(`code: '${name}',\n`))?.entry;
}

/** The file with an entry at the end of a list. */
export function withEntry(text: string, list: string, entry: string): string {
  const end = endOf(text, list);
  return text.slice(0, end) + entry + text.slice(end);
}

/** The file without an entry of a list, which it has. */
export function withoutEntry(text: string, list: string, entry: string): string {
  const start = text.lastIndexOf(entry, endOf(text, list));
  return text.slice(0, start) + text.slice(start + entry.length);
}

function endOf(text: string, list: string): number {
  const end = text.search(new RegExp(`^ *// ${list}$`, 'mu'));
  if (end < 0) throw new Error(`The list has lost the line that ends it: // ${list}`);
  return end;
}

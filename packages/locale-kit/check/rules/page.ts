import { warning, type FileFinding } from '../finding';
import { sentencesOf, wordsOf } from '../sentences';
import type { ComparedText } from '../structure';

/** Files of texts are far smaller; a larger one holds what does not belong there. */
const mostBytes = 100_000;

/** So many words at the beginning or end of two texts are heard as the same. */
const heard = 3;

/**
 * What only shows in all texts of a file together. Always advice.
 * @param texts in their order
 * @param fileText the file as it stands
 * @param options its language, and whether its texts are one page, read from top to bottom
 */
export function pageFindings(
  texts: readonly ComparedText[],
  fileText: string,
  options: { language: string; isPage: boolean },
): FileFinding[] {
  const { language, isPage } = options;
  const heardTogether = isPage ? texts : [];
  return [
    ...tooLarge(fileText),
    ...repeatedEdges(heardTogether),
    ...(language === 'ar' ? openedByQad(heardTogether) : []),
    ...changedPlaces(texts),
  ];
}

function tooLarge(fileText: string): FileFinding[] {
  const { length } = new TextEncoder().encode(fileText);
  if (length <= mostBytes) return [];
  const message = `The file has ${Math.round(length / 1000)} kB; texts of a page need a tenth of it.`;
  const suggestion = 'Look for what was pasted by mistake.';
  return [{ ...warning('file-size', message, suggestion), key: '', index: 0 }];
}

function repeatedEdges(texts: readonly ComparedText[]): FileFinding[] {
  const seen = { begins: new Map<string, string>(), ends: new Map<string, string>() };
  const findings: FileFinding[] = [];
  for (const { key, offset, text } of texts) {
    if (sentencesOf(text).length < 2) continue;
    const words = wordsOf(text);
    const edges = { begins: words.slice(0, heard), ends: words.slice(-heard) };
    for (const side of ['begins', 'ends'] as const) {
      const edge = edges[side].join(' ');
      const earlier = seen[side].get(edge);
      if (earlier === undefined) seen[side].set(edge, key);
      else {
        const message = `${earlier} ${side} with the same words: “${edge}”.`;
        const suggestion = 'Vary one of the two: repeated openings and endings sound like a mould.';
        findings.push({ ...warning(`repeated-${side}`, message, suggestion), key, index: offset });
      }
    }
  }
  return findings;
}

function openedByQad(texts: readonly ComparedText[]): FileFinding[] {
  const opened = texts.flatMap(({ key, offset, text }) =>
    sentencesOf(text)
      .filter((sentence) => /^[وف]?قد(?!\p{L})/u.test(sentence))
      .map((sentence) => ({ key, index: offset, sentence })),
  );
  return opened.slice(1).map(({ key, index, sentence }) => {
    const message = `Another sentence of the page opens with «قد»: “${sentence.slice(0, 30)}…”`;
    return {
      ...warning('qad', message, 'Leave one: «ربما», «كثيرًا ما», or no hedge.'),
      key,
      index,
    };
  });
}

/** Two entries of a list of which each has what tells the other one's English from the rest. */
function changedPlaces(texts: readonly ComparedText[]): FileFinding[] {
  const lists = new Map<string, ComparedText[]>();
  for (const text of texts) {
    const list = text.key.replace(/\.\d+(?=\.|$)/u, '.#');
    if (list !== text.key) lists.set(list, [...(lists.get(list) ?? []), text]);
  }
  return [...lists.values()].flatMap((entries) =>
    entries.flatMap((one, at) =>
      entries
        .slice(at + 1)
        .filter((other) => haveChangedPlaces(one, other))
        .map((other) => {
          const message = `It seems to have changed places with ${one.key}: its numbers and abbreviations are in the English text of that one.`;
          const suggestion = 'Put each translation where its English stands.';
          return {
            ...warning('changed-places', message, suggestion),
            key: other.key,
            index: other.offset,
          };
        }),
    ),
  );
}

function haveChangedPlaces(one: ComparedText, other: ComparedText): boolean {
  const [ours, theirs] = [one, other].map(({ text }) => tokens(text));
  const [ourEnglish, theirEnglish] = [one, other].map(({ english }) => tokens(english));
  if (!ours || !theirs || !ourEnglish || !theirEnglish) return false;
  const shares = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...some].some((token) => others.has(token));
  return (
    shares(ours, theirEnglish) &&
    shares(theirs, ourEnglish) &&
    !shares(ours, ourEnglish) &&
    !shares(theirs, theirEnglish)
  );
}

/** What stays the same in every language: numbers, placeholders, abbreviations in capitals. */
function tokens(text: string): Set<string> {
  return new Set(text.match(/\{\{[^}]+\}\}|\d+|\b\p{Lu}{2,}\b/gu));
}

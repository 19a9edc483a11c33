/** Texts with their keys, of a parsed locale file. */
function* textsIn(value: unknown, key = ''): Generator<[key: string, text: string]> {
  if (typeof value === 'string') yield [key, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    yield* textsIn(inner, key ? `${key}.${name}` : name);
  }
}

/**
 * The keys of texts that have a sentence with more than one placeholder. Sample papers keep numbers
 * in cells: docs/decisions/samples.md.
 * @param content a parsed locale file
 * @param language of its texts
 */
export function crowdedTexts(content: unknown, language: string): string[] {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  return [...textsIn(content)]
    .filter(([, text]) =>
      [...sentences.segment(text)].some(({ segment }) => (segment.match(/\{\{/g) ?? []).length > 1),
    )
    .map(([key]) => key);
}

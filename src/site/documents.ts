/** The kinds of document that have a drawing, and the words of English names by which they are known. */
const kinds = {
  plan: /plan|phase|sequenc|calendar|programme|pipeline|agenda|cycle|stage|road/i,
  map: /map|atlas|city|land|siting/i,
  chart: /account|forecast|model|cost|comparison|appraisal|ledger|exposure|evidence|envelope/i,
  register: /register|list|matrix|sheet|grid|ranking|profile|dossier|schedule|book|custodians/i,
  clauses: /charter|terms|outline|mandate|protocol|compact|limits|statement/i,
  memorandum: /./,
} as const;
export type DocumentKind = keyof typeof kinds;

/** The kind of a document: the first whose words its English name has, or else a memorandum. */
export function kindOf(englishName: string): DocumentKind {
  const all = Object.keys(kinds) as DocumentKind[];
  return all.find((kind) => kinds[kind].test(englishName)) ?? 'memorandum';
}

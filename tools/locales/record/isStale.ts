/** The English of a text, and the English that its translation was made from (undefined without a record). */
interface Translated {
  english: string;
  madeFrom: string | undefined;
}

/** Whether the English has changed since the text was translated. */
export function isStale({ madeFrom, english }: Translated): boolean {
  return english !== '' && madeFrom !== undefined && madeFrom !== english;
}

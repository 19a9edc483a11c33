/** One line of the list. */
export interface ListedText {
  id: string;
  shown: string;
  /** The attribute that it stands in, if it does. */
  attribute: string | null;
  /** Its language lacks it: what is shown is English. */
  isMissing: boolean;
}

export interface ListGroup {
  title: string;
  texts: readonly ListedText[];
}

/** One line of the list. */
export interface ListedText {
  id: string;
  shown: string;
  /** The attribute that it stands in, if it does. */
  attribute: string | null;
}

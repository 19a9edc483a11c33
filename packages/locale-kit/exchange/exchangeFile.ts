/** A text on its way to a translator and back. */
export interface ExchangeUnit {
  /** The file within the folder of the language, without ending: `home`, `services/<slug>`. */
  name: string;
  /** Path of the text in the file. */
  key: string;
  english: string;
  /** The translation; undefined while there is none. */
  translation?: string | undefined;
  /** What the text is, for the translator. */
  note?: string | undefined;
}

/** What is exported, and comes back. */
export interface ExchangeFile {
  language: string;
  units: ExchangeUnit[];
}

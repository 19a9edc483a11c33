declare module 'xliff' {
  /** A part of a text that a translator moves but doesn't change: `<ph>` of XLIFF 2. */
  export interface InlineCode {
    Standalone: { id: string; equiv: string; disp?: string };
  }

  /** A text: words and codes. */
  export type Inline = string | InlineCode | (string | InlineCode)[];

  /** A text as the library has it; only what this project uses. */
  interface XliffUnit {
    source?: Inline;
    target?: Inline;
    note?: string | string[];
    additionalAttributes?: Record<string, string>;
  }

  interface XliffContent {
    sourceLanguage?: string;
    targetLanguage?: string;
    /** Id of the file -> id of the unit -> unit. */
    resources?: Record<string, Record<string, XliffUnit | undefined>>;
  }

  export function js2xliff(content: XliffContent, options: { indent: string }): Promise<string>;
  export function xliff2js(xml: string): Promise<XliffContent>;
}

declare module 'xliff' {
  import type { Inline } from './inlineCodes';

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

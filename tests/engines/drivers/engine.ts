/** Keys that the flows press, by the names that Playwright and Puppeteer have for them. */
export type KeyName = 'Enter' | 'Escape' | 'F8' | 'Tab';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** A browser with one window, as a visitor has it: the little that all drivers can do. */
export interface Engine {
  /** Name and version, for the report. */
  readonly version: string;
  /** Opens an address and waits until the page has loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page, which may use nothing but its argument. */
  evaluate<Result, Argument>(
    inPage: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result>;
  /** Presses and releases the pointer at a point of the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: KeyName): Promise<void>;
  /** Gives the page a window of this size, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

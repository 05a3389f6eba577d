/**
 * The interface between tests and browsers. There is a driver for Firefox over WebDriver BiDi, WebKitGTK over WebDriver, and
 * the builds of Playwright.
 */
export interface Engine {
  /** A tab with its own, empty storage. */
  open(size: Size): Promise<Tab>;
  close(): Promise<void>;
}

export interface Tab {
  /** Resolves once the page has loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page and returns its result. It cannot access variables outside of itself. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Runs a script in each document from now on, before its own scripts. */
  addInitScript(source: string): Promise<void>;
  resize(size: Size): Promise<void>;
  moveMouse(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  scrollWheel(x: number, y: number, down: number): Promise<void>;
  press(key: Key, modifier?: Modifier): Promise<void>;
  type(text: string): Promise<void>;
  /** Sets the file of a file input. */
  setInputFile(selector: string, file: string): Promise<void>;
  /** Accepts the next alert and returns its text. Call it before the action that opens the alert. */
  nextAlert(): Promise<string>;
  /** Console messages, errors, and blocked or failed requests. */
  readonly problems: string[];
  close(): Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface EngineOptions {
  /** False: JavaScript is disabled in pages, but not in test functions. */
  readonly scripting: boolean;
  /** False: popovers are disabled, as before Safari 17. Only WebKit supports this. */
  readonly popovers: boolean;
}

/** By their KeyboardEvent.key. */
export type Key = keyof typeof keyCodes;
export type Modifier = 'Control';

/** The code points that WebDriver assigns to keys. */
export const keyCodes = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  Space: ' ',
  k: 'k',
} as const;

export const modifierCodes: Readonly<Record<Modifier, string>> = { Control: '\uE009' };

/** Time limit of one browser command in milliseconds. Generous, as test machines are busy. */
export const commandTimeout = 45_000;

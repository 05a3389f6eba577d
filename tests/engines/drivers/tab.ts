/**
 * All that the journeys ask of a browser. There is a driver for each way to steer one: Firefox over WebDriver BiDi,
 * WebKitGTK over WebDriver, and Playwright with builds of its own.
 */
export interface Engine {
  /** A tab with storage of its own, as somebody has who was never here. */
  open(size: Size): Promise<Tab>;
  close(): Promise<void>;
}

export interface Tab {
  /** Resolves once the page has loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page and gives what it returns. It sees nothing of this file but its arguments. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Runs a script in each document from now on, before any of its own. */
  beforeScripts(source: string): Promise<void>;
  resize(size: Size): Promise<void>;
  pointAt(x: number, y: number): Promise<void>;
  pressAt(x: number, y: number): Promise<void>;
  wheelAt(x: number, y: number, down: number): Promise<void>;
  key(key: Key, held?: HeldKey): Promise<void>;
  type(text: string): Promise<void>;
  /** Puts a file into the field that a selector finds. */
  choose(selector: string, file: string): Promise<void>;
  /** Accepts the alert that opens next, and gives its text. Ask before doing what opens it. */
  nextAlert(): Promise<string>;
  /** What browser and page complained of: messages of the console, errors, refused and failed requests. */
  readonly problems: string[];
  close(): Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface EngineOptions {
  /** False: no page runs any script. Functions of tests still do. */
  readonly scripting: boolean;
  /** False: as before Safari 17, where the engine lets itself be put back so far. */
  readonly popovers: boolean;
}

/** By the names that pages know them by. */
export type Key = keyof typeof keyCodes;
export type HeldKey = 'Shift' | 'Control';

/** The characters by which WebDriver names keys. */
export const keyCodes = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  End: '\uE010',
  Space: ' ',
  k: 'k',
} as const;

export const heldKeyCodes: Readonly<Record<HeldKey, string>> = { Shift: '\uE008', Control: '\uE009' };

/** How long a browser may take for one thing that it was told. Machines of tests are busy. */
export const patience = 45_000;

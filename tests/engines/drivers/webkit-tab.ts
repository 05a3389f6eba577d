import { join } from 'node:path';
import type { Child } from './child.ts';
import {
  type InputActions,
  keyPress,
  keyPresses,
  mouseClick,
  mouseMove,
  wheelScroll,
} from './input-actions.ts';
import type { Key, Modifier, Size, Tab } from './tab.ts';
import { waitFor } from './wait-for.ts';
import { watchConsole, watchPage } from './watch-page.ts';
import { sendCommand } from './webdriver.ts';

const windowProgram = join(import.meta.dirname, 'webkit-window.py');

export class WebKitTab implements Tab {
  readonly problems: string[] = [];
  readonly #address: string;
  readonly #driver: Child;

  private constructor(address: string, driver: Child) {
    this.#address = address;
    this.#driver = driver;
    driver.onLine((line) => this.#handleLine(line));
  }

  static async open(driverAddress: string, driver: Child, size: Size): Promise<Tab> {
    const { sessionId } = await sendCommand(driverAddress, 'POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: windowProgram, args: [] },
          unhandledPromptBehavior: 'ignore',
        },
      },
    });
    const tab = new WebKitTab(`${driverAddress}/session/${sessionId}`, driver);
    for (const watch of [watchPage, watchConsole]) {
      await tab.addInitScript(`(${watch})((text) => webkit.messageHandlers.problem.postMessage(text))`);
    }
    await tab.resize(size);
    return tab;
  }

  async goto(url: string): Promise<void> {
    await sendCommand(this.#address, 'POST', '/url', { url });
  }

  async reload(): Promise<void> {
    await sendCommand(this.#address, 'POST', '/refresh', {});
  }

  async evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const result = await sendCommand(this.#address, 'POST', '/execute/async', {
      script: `const [args, done] = arguments;
        const json = (value) => done({ result: JSON.stringify(value) ?? 'null' });
        const fail = (error) => done({ failure: String(error) });
        try {
          const value = (${run})(...JSON.parse(args));
          if (value instanceof Promise) value.then(json, fail); else json(value);
        } catch (error) { fail(error); }`,
      args: [JSON.stringify(args)],
    });
    // Null if an alert opened in the meantime.
    if (result === null) return undefined as Result;
    if (result.failure) throw new Error(result.failure);
    return JSON.parse(result.result);
  }

  async addInitScript(source: string): Promise<void> {
    await this.#postToWindow('addInitScript', `{ ${source} }`);
  }

  async resize({ width, height }: Size): Promise<void> {
    await this.#postToWindow('resize', JSON.stringify([width, height]));
    await waitFor(`the window is ${width} px wide and ${height} px high`, () =>
      this.evaluate((w, h) => innerWidth === w && innerHeight === h, width, height),
    );
  }

  moveMouse = (x: number, y: number) => this.#perform(mouseMove(x, y));
  click = (x: number, y: number) => this.#perform(mouseClick(x, y));
  scrollWheel = (x: number, y: number, down: number) => this.#perform(wheelScroll(x, y, down));
  press = (key: Key, modifier?: Modifier) => this.#perform(keyPress(key, modifier));
  type = (text: string) => this.#perform(keyPresses(text));

  async setInputFile(selector: string, file: string): Promise<void> {
    const element = await sendCommand(this.#address, 'POST', '/element', {
      using: 'css selector',
      value: selector,
    });
    const [id] = Object.values(element);
    await sendCommand(this.#address, 'POST', `/element/${id}/value`, { text: file });
  }

  async nextAlert(): Promise<string> {
    const text = await waitFor<string>('an alert opens', () =>
      sendCommand(this.#address, 'GET', '/alert/text'),
    );
    await sendCommand(this.#address, 'POST', '/alert/accept', {});
    return text;
  }

  async close(): Promise<void> {
    await this.#driver.kill();
  }

  async #perform(actions: InputActions): Promise<void> {
    await sendCommand(this.#address, 'POST', '/actions', { actions });
  }

  async #postToWindow(name: string, text: string): Promise<void> {
    await this.evaluate(
      (name, text) => {
        const { webkit } = window as unknown as WindowWithHandlers;
        webkit.messageHandlers[name]?.postMessage(text);
      },
      name,
      text,
    );
  }

  #handleLine(line: string): void {
    if (!line.startsWith('PROBLEM ')) return;
    const problem: string = JSON.parse(line.slice('PROBLEM '.length));
    // Navigation cancels pending requests; that is not a failure.
    if (!problem.endsWith(' Load request cancelled')) this.problems.push(problem);
  }
}

interface WindowWithHandlers {
  readonly webkit: {
    readonly messageHandlers: Readonly<Record<string, { postMessage(text: string): void }>>;
  };
}

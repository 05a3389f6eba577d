import type { Browser, BrowserContext, BrowserType, LaunchOptions, Page } from '@playwright/test';
import type { Engine, EngineOptions, Key, Modifier, Size, Tab } from './tab.ts';
import { watchPage } from './watch-page.ts';

/** A browser build of Playwright. */
export async function startPlaywright(
  type: BrowserType,
  { scripting }: EngineOptions,
  options: LaunchOptions = {},
): Promise<Engine> {
  const browser: Browser = await type.launch(options);
  return {
    async open(viewport) {
      const context = await browser.newContext({ viewport, javaScriptEnabled: scripting });
      return PlaywrightTab.open(context);
    },
    close: () => browser.close(),
  };
}

class PlaywrightTab implements Tab {
  readonly problems: string[] = [];
  readonly #context: BrowserContext;
  readonly #page: Page;

  private constructor(context: BrowserContext, page: Page) {
    this.#context = context;
    this.#page = page;
    page.on('console', (message) => this.problems.push(`console ${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.problems.push(`console error: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) this.problems.push(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Navigation cancels pending requests; that is not a failure.
      if (!/abort|cancel/i.test(reason)) this.problems.push(`failed: ${request.url()} ${reason}`);
    });
  }

  static async open(context: BrowserContext): Promise<Tab> {
    const tab = new PlaywrightTab(context, await context.newPage());
    await context.exposeFunction('reportProblem', (problem: string) => tab.problems.push(problem));
    await tab.addInitScript(`(${watchPage})(reportProblem)`);
    return tab;
  }

  async goto(url: string): Promise<void> {
    await this.#page.goto(url);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    // As an expression, since Playwright passes only one argument.
    return this.#page.evaluate(`(${run})(...${JSON.stringify(args)})`);
  }

  async addInitScript(source: string): Promise<void> {
    await this.#context.addInitScript(source);
  }

  resize = (size: Size) => this.#page.setViewportSize(size);
  moveMouse = (x: number, y: number) => this.#page.mouse.move(x, y, { steps: 3 });
  click = (x: number, y: number) => this.#page.mouse.click(x, y);
  press = (key: Key, modifier?: Modifier) => this.#page.keyboard.press(modifier ? `${modifier}+${key}` : key);
  type = (text: string) => this.#page.keyboard.type(text);
  setInputFile = (selector: string, file: string) => this.#page.setInputFiles(selector, file);
  close = () => this.#context.close();

  async scrollWheel(x: number, y: number, down: number): Promise<void> {
    await this.#page.mouse.move(x, y);
    await this.#page.mouse.wheel(0, down);
  }

  nextAlert(): Promise<string> {
    return new Promise((resolve) => {
      this.#page.once('dialog', async (dialog) => {
        await dialog.accept();
        resolve(dialog.message());
      });
    });
  }
}

import type { Bidi, BidiEvent } from './bidi.ts';
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
import { watchPage } from './watch-page.ts';

const channel = 'problems';

export class FirefoxTab implements Tab {
  readonly problems: string[] = [];
  readonly #bidi: Bidi;
  readonly #context: string;
  readonly #userContext: string;
  readonly #unsubscribe: () => void;
  #alert: ((text: string) => void) | undefined;

  private constructor(bidi: Bidi, userContext: string, context: string) {
    this.#bidi = bidi;
    this.#userContext = userContext;
    this.#context = context;
    this.#unsubscribe = bidi.subscribe((event) => this.#handleEvent(event));
  }

  static async open(bidi: Bidi, size: Size): Promise<Tab> {
    const { userContext } = await bidi.send('browser.createUserContext');
    const { context } = await bidi.send('browsingContext.create', { type: 'tab', userContext });
    const tab = new FirefoxTab(bidi, userContext, context);
    await tab.resize(size);
    await bidi.send('script.addPreloadScript', {
      functionDeclaration: watchPage.toString(),
      arguments: [{ type: 'channel', value: { channel } }],
      contexts: [context],
    });
    return tab;
  }

  async goto(url: string): Promise<void> {
    try {
      await this.#bidi.send('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
    } catch (cause) {
      // Firefox 153 reports a failed frame, such as that of the map service, as a failed navigation.
      await waitFor(`${url} has loaded (${cause})`, () =>
        this.evaluate((url) => location.href === url && document.readyState === 'complete', url),
      );
    }
  }

  async reload(): Promise<void> {
    await this.#bidi.send('browsingContext.reload', { context: this.#context, wait: 'complete' });
  }

  async evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    // JSON in both directions. Await only if the function returns a promise: without scripting, promises never resolve.
    const response = await this.#bidi.send('script.callFunction', {
      target: { context: this.#context },
      awaitPromise: true,
      functionDeclaration: `(args) => {
        const json = (value) => JSON.stringify(value) ?? 'null';
        const result = (${run})(...JSON.parse(args));
        return result instanceof Promise ? result.then(json) : json(result);
      }`,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
    });
    if (response.type === 'exception') throw new Error(response.exceptionDetails.text);
    return JSON.parse(response.result.value);
  }

  async addInitScript(source: string): Promise<void> {
    const functionDeclaration = `() => { ${source} }`;
    await this.#bidi.send('script.addPreloadScript', { functionDeclaration, contexts: [this.#context] });
  }

  async resize(viewport: Size): Promise<void> {
    await this.#bidi.send('browsingContext.setViewport', { context: this.#context, viewport });
  }

  moveMouse = (x: number, y: number) => this.#perform(mouseMove(x, y));
  click = (x: number, y: number) => this.#perform(mouseClick(x, y));
  scrollWheel = (x: number, y: number, down: number) => this.#perform(wheelScroll(x, y, down));
  press = (key: Key, modifier?: Modifier) => this.#perform(keyPress(key, modifier));
  type = (text: string) => this.#perform(keyPresses(text));

  async setInputFile(selector: string, file: string): Promise<void> {
    const { nodes } = await this.#bidi.send('browsingContext.locateNodes', {
      context: this.#context,
      locator: { type: 'css', value: selector },
    });
    const element = { sharedId: nodes[0]?.sharedId };
    await this.#bidi.send('input.setFiles', { context: this.#context, element, files: [file] });
  }

  nextAlert(): Promise<string> {
    return new Promise((resolve) => {
      this.#alert = resolve;
    });
  }

  async close(): Promise<void> {
    this.#unsubscribe();
    await this.#bidi.send('browser.removeUserContext', { userContext: this.#userContext });
  }

  async #perform(actions: InputActions): Promise<void> {
    await this.#bidi.send('input.performActions', { context: this.#context, actions });
  }

  #handleEvent({ method, params }: BidiEvent): void {
    if ((params.context ?? params.source?.context) !== this.#context) return;
    if (method === 'log.entryAdded') this.problems.push(`console ${params.level}: ${params.text}`);
    if (method === 'script.message') this.problems.push(params.data.value);
    if (method === 'network.responseCompleted' && params.response.status >= 400) {
      this.problems.push(`${params.response.status} ${params.request.url}`);
    }
    // Navigation cancels pending requests; that is not a failure.
    if (method === 'network.fetchError' && params.errorText !== 'NS_BINDING_ABORTED') {
      this.problems.push(`failed: ${params.request.url} ${params.errorText}`);
    }
    if (method === 'browsingContext.userPromptOpened') this.#acceptAlert(params.message);
  }

  #acceptAlert(text: string): void {
    this.#bidi
      .send('browsingContext.handleUserPrompt', { context: this.#context, accept: true })
      .then(() => this.#alert?.(text))
      .catch((error) => this.problems.push(`alert: ${error.message}`));
  }
}

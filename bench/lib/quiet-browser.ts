/**
 * A browser driven by a few DevTools commands, without a debugger. Test drivers attach one to every page, with which V8 parses
 * all code twice.
 */
import { launch } from 'chrome-launcher';
import { browserLaunchOptions } from '../../scripts/lib/browser.ts';
import { type Connection, connect } from './browser-connection.ts';

export interface QuietPage {
  send<Result = unknown>(method: string, params?: object): Promise<Result>;
  /** The value of an expression in the page; promises are awaited. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** Subscribes to events of domains that were enabled. */
  on<Params>(event: string, listener: (params: Params) => void): void;
  /** Resolves when a prerendered page has replaced the current one. */
  readonly replaced: Promise<void>;
  close(): Promise<void>;
}

export type Send = QuietPage['send'];

export interface QuietBrowser {
  /** An empty page with its own cache. `begin` runs for it and for each page it prerenders. */
  newPage(begin?: (send: Send) => Promise<unknown>): Promise<QuietPage>;
}

/** Starts a browser and always closes it. */
export async function withQuietBrowser<Result>(
  measure: (browser: QuietBrowser) => Promise<Result>,
): Promise<Result> {
  const { executablePath, args = [] } = browserLaunchOptions();
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
  try {
    const version = await fetch(`http://127.0.0.1:${chrome.port}/json/version`);
    const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string };
    const browser = await connect(webSocketDebuggerUrl);
    const result = await measure({ newPage: (begin = async () => {}) => newPage(browser, begin) });
    browser.close();
    return result;
  } finally {
    chrome.kill();
  }
}

/**
 * Attaches to the tab target, which contains the current page and the prerendered ones: Chrome does not prerender if a client
 * is attached to the page target itself.
 */
async function newPage(browser: Connection, begin: (send: Send) => Promise<unknown>): Promise<QuietPage> {
  const { browserContextId } = await browser.send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  );
  const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    forTab: true,
  });
  const { sessionId: tab } = await browser.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const listeners = new Map<string, (params: never) => void>();
  /** The first is the current page; it is removed when another replaces it. */
  const shown: string[] = [];
  const first = Promise.withResolvers<void>();
  const replaced = Promise.withResolvers<void>();
  browser.listen(tab, async (event, params: { sessionId: string }) => {
    if (event === 'Target.detachedFromTarget') {
      const place = shown.indexOf(params.sessionId);
      shown.splice(place, 1);
      if (place === 0) replaced.resolve();
    }
    if (event !== 'Target.attachedToTarget') return;
    const { sessionId } = params;
    browser.listen(sessionId, (name, params) => listeners.get(name)?.(params as never));
    shown.push(sessionId);
    // A prerendered page answers nothing before it is resumed, but it runs the queued commands first.
    const begun = begin((method, options) => browser.send(method, options, sessionId));
    await browser.send('Runtime.runIfWaitingForDebugger', {}, sessionId);
    await begun;
    first.resolve();
  });
  await browser.send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
    tab,
  );
  await first.promise;

  const send: Send = (method, params) => browser.send(method, params, shown[0]);
  return {
    send,
    replaced: replaced.promise,
    on(event, listener) {
      listeners.set(event, listener);
    },
    async evaluate<Result>(expression: string) {
      const { result } = await send<{ result: { value: Result } }>('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      return result.value;
    },
    async close() {
      await browser.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

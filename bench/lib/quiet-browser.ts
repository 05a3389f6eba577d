/**
 * A browser driven by the few commands that a measurement needs. Test drivers attach a debugger to every page, and with
 * a debugger V8 reads all code twice; visitors have none.
 */
import { type LaunchedChrome, launch } from 'chrome-launcher';
import { browserLaunchOptions } from '../../scripts/lib/browser.ts';

export interface QuietPage {
  send<Result = unknown>(method: string, params?: object): Promise<Result>;
  /** The value of an expression in the page; promises are awaited. */
  evaluate<Result>(expression: string): Promise<Result>;
  close(): Promise<void>;
}

export interface QuietBrowser {
  newPage(): Promise<QuietPage>;
  close(): void;
}

export async function launchQuietBrowser(): Promise<QuietBrowser> {
  const { executablePath, args = [] } = browserLaunchOptions();
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
  const { webSocketDebuggerUrl } = (await (
    await fetch(`http://127.0.0.1:${chrome.port}/json/version`)
  ).json()) as { webSocketDebuggerUrl: string };
  const browser = await connect(webSocketDebuggerUrl);
  return {
    newPage: () => newPage(chrome, browser),
    close() {
      browser.close();
      chrome.kill();
    },
  };
}

/** With an empty cache of its own. */
async function newPage(chrome: LaunchedChrome, browser: Connection): Promise<QuietPage> {
  const { browserContextId } = await browser.send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  );
  const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const page = await connect(`ws://127.0.0.1:${chrome.port}/devtools/page/${targetId}`);
  return {
    send: page.send,
    async evaluate<Result>(expression: string) {
      const { result } = await page.send<{ result: { value: Result } }>('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      return result.value;
    },
    async close() {
      page.close();
      await browser.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

interface Connection {
  send<Result = unknown>(method: string, params?: object): Promise<Result>;
  close(): void;
}

async function connect(url: string): Promise<Connection> {
  const socket = new WebSocket(url);
  const open = Promise.withResolvers<void>();
  socket.addEventListener('open', () => open.resolve());
  socket.addEventListener('error', () => open.reject(new Error(`No connection to the browser at ${url}`)));
  await open.promise;

  const waiting = new Map<number, { resolve(result: never): void; reject(error: Error): void }>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data));
    const answer = waiting.get(id);
    waiting.delete(id);
    if (error) answer?.reject(new Error(error.message));
    else answer?.resolve(result as never);
  });
  let last = 0;
  return {
    send<Result>(method: string, params: object = {}) {
      const answer = Promise.withResolvers<Result>();
      last += 1;
      waiting.set(last, answer);
      socket.send(JSON.stringify({ id: last, method, params }));
      return answer.promise;
    },
    close: () => socket.close(),
  };
}

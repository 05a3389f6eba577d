import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../fixtures/free-port.ts';
import { Bidi } from './bidi.ts';
import { startChild } from './child.ts';
import { FirefoxTab } from './firefox-tab.ts';
import type { Engine, EngineOptions } from './tab.ts';

/** An installed Firefox, headless, over WebDriver BiDi. */
export async function startFirefox(executable: string, { scripting }: EngineOptions): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'engines-firefox-'));
  const unusedPort = await freePort();
  const preferences = {
    // Headless Firefox reports no hover capability.
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
    'javascript.enabled': scripting,
    // Requests to other hosts fail immediately.
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': unusedPort,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': unusedPort,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const child = startChild(executable, [
    '--headless',
    '--remote-debugging-port=0',
    '--no-remote',
    '--profile',
    profile,
  ]);
  const address = await child.waitForOutput(/WebDriver BiDi listening on (ws:\S+)/);
  const bidi = await Bidi.connect(`${address}/session`);
  await bidi.send('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'ignore' } } },
  });
  await bidi.send('session.subscribe', {
    events: ['log', 'network', 'script.message', 'browsingContext.userPromptOpened'],
  });
  return {
    open: (size) => FirefoxTab.open(bidi, size),
    async close() {
      await bidi.send('browser.close').catch(() => {});
      await child.kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

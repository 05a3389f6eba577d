import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../fixtures/free-port.ts';
import { type Child, startChild } from './child.ts';
import type { Engine, EngineOptions } from './tab.ts';
import { waitFor } from './wait-for.ts';
import { sendCommand } from './webdriver.ts';
import { WebKitTab } from './webkit-tab.ts';

/** Larger than any window of the tests. */
const screen = '1600x1400x24';

/** Debian's WebKitGTK in a bare window on a virtual display, driven by its WebDriver. */
export async function startWebKit(program: string, { scripting, popovers }: EngineOptions): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'engines-webkit-'));
  // Xvfb chooses a free display number and prints it.
  const xvfb = startChild('Xvfb', ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp']);
  const display = await xvfb.waitForOutput(/^(\d+)\n/m);
  const drivers: Child[] = [];
  return {
    /** One driver per tab: each has one window, with its own storage. */
    async open(size) {
      const port = await freePort();
      const driver = startChild(program, [`--port=${port}`], {
        DISPLAY: `:${display}`,
        HOME: home,
        GDK_BACKEND: 'x11',
        NO_AT_BRIDGE: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
        // Debian's build cannot start its sandbox as root or in a container; the pages are our own.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        WINDOW_WIDTH: String(size.width),
        WINDOW_HEIGHT: String(size.height),
        WINDOW_SCRIPTING: String(scripting),
        WINDOW_POPOVERS: String(popovers),
      });
      drivers.push(driver);
      const address = `http://127.0.0.1:${port}`;
      try {
        await waitFor('WebKitWebDriver responds', () => sendCommand(address, 'GET', '/status'));
        return await WebKitTab.open(address, driver, size);
      } catch (error) {
        await driver.kill();
        throw error;
      }
    },
    async close() {
      for (const child of [...drivers, xvfb]) await child.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

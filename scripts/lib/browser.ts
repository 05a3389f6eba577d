import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Chromium without windows, twice as fast, which has no back/forward cache. */
const lightBrowsers = ['/usr/bin/chromium-headless-shell'];

const installedBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A browser installed on this machine, or undefined: then Playwright's own download is used. */
export function installedBrowser(kind: 'full' | 'light' = 'full'): string | undefined {
  const known = kind === 'light' ? [...lightBrowsers, ...installedBrowsers] : installedBrowsers;
  return [process.env.CHROMIUM_PATH ?? '', ...known].find((path) => path !== '' && existsSync(path));
}

/**
 * Launches Chromium quietly: no calls home, no GPU, and no sandbox only where root could not start it otherwise. This
 * machine is the only host there is: whatever a page asks of another one fails at once.
 */
export function browserLaunchOptions(kind: 'full' | 'light' = 'full'): LaunchOptions {
  const executablePath = installedBrowser(kind);
  const isRoot = process.getuid?.() === 0;
  return {
    ...(executablePath ? { executablePath } : {}),
    // Playwright's own browser without windows is the light one unless asked for the other.
    ...(executablePath === undefined && kind === 'full' ? { channel: 'chromium' } : {}),
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  };
}

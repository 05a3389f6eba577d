import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { aptInstall } from './apt-install.ts';
import { installedBrowser } from './browser.ts';

/** Installs Chromium for the browser tests if there is none. */
export function ensureBrowser(): boolean {
  if (hasBrowser()) return true;
  console.log('Chromium is not installed. Installing it for the browser tests ...');
  for (const install of [byPackageManager, byPlaywright]) {
    install();
    if (hasBrowser()) return true;
  }
  console.error(
    'Chromium could not be installed. Install it with the package manager of this machine (on Debian and Ubuntu: ' +
      'sudo apt-get install chromium), or put the path of an installed Chromium or Chrome into CHROMIUM_PATH, and ' +
      'run the tests again.',
  );
  return false;
}

function hasBrowser(): boolean {
  return installedBrowser() !== undefined || existsSync(chromium.executablePath());
}

function byPackageManager(): void {
  aptInstall('chromium', 'chromium-headless-shell', 'fonts-liberation');
}

function byPlaywright(): void {
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' });
}

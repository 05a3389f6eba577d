import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

/** The browser engines of tests/engines, in addition to Chromium. */
export const engineNames = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** How an engine is automated on this machine. */
export type Driver = { readonly by: 'playwright' } | { readonly by: 'webdriver'; readonly program: string };

const firefoxPrograms = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const webKitDriver = '/usr/bin/WebKitWebDriver';

/** Playwright's own build if installed; otherwise an installed browser, if any. */
export function installedEngine(name: EngineName): Driver | undefined {
  const own = { firefox, webkit }[name];
  if (existsSync(own.executablePath())) return { by: 'playwright' };
  const program = name === 'firefox' ? installedFirefox() : installedWebKit();
  return program === undefined ? undefined : { by: 'webdriver', program };
}

function installedFirefox(): string | undefined {
  return [process.env.FIREFOX_PATH ?? '', ...firefoxPrograms].find((path) => path !== '' && existsSync(path));
}

/** WebKitGTK needs its WebDriver, a virtual display (Xvfb), and the Python bindings for webkit-window.py. */
function installedWebKit(): string | undefined {
  const window = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
  const isWhole =
    existsSync(webKitDriver) &&
    existsSync('/usr/bin/Xvfb') &&
    spawnSync('/usr/bin/python3', ['-c', window], { stdio: 'ignore' }).status === 0;
  return isWhole ? webKitDriver : undefined;
}

/** Package names on Debian and Ubuntu. */
export const enginePackages: Readonly<Record<EngineName, readonly string[]>> = {
  firefox: ['firefox-esr'],
  webkit: [
    'webkit2gtk-driver',
    'xvfb',
    'python3-gi',
    'gir1.2-gtk-3.0',
    'gir1.2-webkit2-4.1',
    'libgl1-mesa-dri',
    'gstreamer1.0-libav',
  ],
};

import { type Browser, chromium } from 'playwright-core';

/** A headless browser for what SVG cannot do by itself: icons and the contact sheet as PNG. */
export const withBrowser = async (use: (browser: Browser) => Promise<void>): Promise<void> => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
};

import { type Browser, chromium } from '@playwright/test';
import { browserLaunchOptions } from './lib/browser.ts';

/** A headless browser that turns drawings into PNG: icons, social cards, contact sheet. */
export const withBrowser = async (use: (browser: Browser) => Promise<void>): Promise<void> => {
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
};

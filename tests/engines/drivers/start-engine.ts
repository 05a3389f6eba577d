import { chromium, firefox, webkit } from '@playwright/test';
import { browserLaunchOptions } from '../../../scripts/lib/browser.ts';
import { type EngineName, installedEngine } from '../../../scripts/lib/engines.ts';
import { startFirefox } from './firefox.ts';
import { startPlaywright } from './playwright.ts';
import type { Engine, EngineOptions } from './tab.ts';
import { startWebKit } from './webkit.ts';

/** Chromium is not part of `npm test -- engines`, but helps to debug a failing test. */
export async function startEngine(name: EngineName | 'chromium', options: EngineOptions): Promise<Engine> {
  if (name === 'chromium') return startPlaywright(chromium, options, browserLaunchOptions('light'));
  const driver = installedEngine(name);
  if (!driver) throw new Error(`${name} is not installed. Run npm test -- engines for instructions.`);
  if (driver.by === 'playwright') return startPlaywright({ firefox, webkit }[name], options);
  return name === 'firefox' ? startFirefox(driver.program, options) : startWebKit(driver.program, options);
}

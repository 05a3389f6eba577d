import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { company } from '../../src/content/company.ts';
import { servingSettings } from '../../src/server/settings/serving.ts';
import { siteUrlSetting } from './site-url.mjs';

const FILE = 'src/generated/site-url.ts';

/**
 * Writes down the address that pages, sitemap and cards are built with: the setting SITE_URL, or else the company's own. It
 * is a file, because Node and Vite both read it. Returns what is wrong, as sentences.
 */
export function writeSiteUrl(): string[] {
  const { name, parse, wanted } = servingSettings.siteUrl;
  const value = siteUrlSetting();
  const set = parse(value);
  if (set === undefined) return [`${name} is "${value}". Set it to ${wanted}.`];
  const text = `/** Where the site is found. */\nexport const siteUrl = '${set ?? company.siteUrl}';\n`;
  if (existsSync(FILE) && readFileSync(FILE, 'utf8') === text) return [];
  mkdirSync('src/generated', { recursive: true });
  writeFileSync(FILE, text);
  return [];
}

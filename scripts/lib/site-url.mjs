/** The setting SITE_URL as the server reads it: the variable, or else the line in .env. Plain JavaScript, as npm start needs it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { projectDir } from './setup.mjs';

export function siteUrlSetting() {
  const file = join(projectDir, '.env');
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')).SITE_URL : undefined;
  return (process.env.SITE_URL ?? written ?? '').trim();
}

/**
 * npm run settings: writes the settings of the server, as their records in src/server/settings have them, into the table
 * of the README, into .env.example and into compose.yaml.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { settingsLists } from './lib/settings-lists.ts';

for (const { file, text } of settingsLists()) {
  const isStale = readFileSync(file, 'utf8') !== text;
  if (isStale) writeFileSync(file, text);
  console.log(`${file}: ${isStale ? 'written' : 'is up to date'}`);
}

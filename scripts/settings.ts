/**
 * npm run settings: writes the settings of the server, as their records in src/server/settings have them, into the tables
 * of docs/operations.md and docs/settings.md, into .env.example and into compose.yaml.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { settingsLists } from './lib/settings-lists.ts';

for (const { file, text } of settingsLists()) {
  const isStale = readFileSync(file, 'utf8') !== text;
  if (isStale) writeFileSync(file, text);
  console.log(`${file}: ${isStale ? 'written' : 'is up to date'}`);
}

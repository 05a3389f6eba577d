/**
 * npm run settings: generates the tables of docs/operations.md and docs/settings.md, .env.example and the variables of
 * compose.yaml from the settings records in src/server/settings.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { settingsLists } from './lib/settings-lists.ts';

for (const { file, text } of settingsLists()) {
  const isStale = readFileSync(file, 'utf8') !== text;
  if (isStale) writeFileSync(file, text);
  console.log(`${file}: ${isStale ? 'written' : 'is up to date'}`);
}

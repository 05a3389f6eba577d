import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '#server/settings/settings.ts';
import { settingsLists } from '../../scripts/lib/settings-lists.ts';

describe('the settings', () => {
  it.each(settingsLists())('are up to date in $file', ({ file, text }) => {
    expect(readFileSync(file, 'utf8') === text, `${file} is out of date. Run: npm run settings`).toBe(true);
  });

  it('have unique names in upper snake case', () => {
    const names = SETTINGS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('src/pages').filter((file) => file.endsWith('.tsx'));

// A still under the wrong name would be missing after a navigation inside the app, and only there.
test.each(files)('%s names its stills after itself, each once, and guards them', (file) => {
  const source = readFileSync(`src/pages/${file}`, 'utf8');
  const stills = [...source.matchAll(/<Still[^>]*?page="([^"]+)"[^>]*?name="([^"]+)"[^>]*>\s*(\{drawing)?/g)];
  expect(stills).toHaveLength(source.split('<Still').length - 1);
  for (const [, page, name, guard] of stills) {
    expect(page).toBe(basename(file, '.tsx'));
    expect(guard, `${name} must be {drawing && ...}`).toBeTruthy();
  }
  const names = stills.map(([, , name]) => name);
  expect(new Set(names).size).toBe(names.length);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../src/server/settings.ts';

describe('the settings', () => {
  it('are listed in .env.example with their defaults and descriptions', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n');
    const listed = lines.filter((line) => /^[A-Z_]+=/.test(line));
    expect(listed).toEqual(SETTINGS.map((setting) => `${setting.name}=${setting.default}`));
    for (const setting of SETTINGS) expect(lines).toContain(`# ${setting.description}`);
  });

  it('are listed in the README', () => {
    const readme = readFileSync('README.md', 'utf8');
    for (const setting of SETTINGS) {
      expect(readme).toContain(
        `| \`${setting.name}\` | ${setting.default ? `\`${setting.default}\`` : 'none'} | ${setting.description} |`,
      );
    }
  });
});

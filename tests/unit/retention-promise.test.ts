import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { servedTexts } from '#content/served-texts.ts';
import { fillOf } from '#server/http/served-texts.ts';
import { parseConfig } from '#server/settings/config.ts';
import { SETTINGS } from '#server/settings/settings.ts';

const retained = SETTINGS.filter(({ name }) => name.startsWith('RETAIN_'));
const recommended = Object.fromEntries(
  retained.map(({ name, description }) => [name, /Recommended: (\d+)\./.exec(description)?.[1]]),
);
/** A policy with every placeholder that the server fills. */
const emptyPolicy = `<dialog id="cookie-settings"></dialog>${Object.keys(servedTexts)
  .map((place) => `<p data-place="${place}"></p>`)
  .join('')}`;

it('docs/operations.md has the recommended retention settings and the resulting policy text', () => {
  const policy = fillOf(parseConfig(recommended))!(emptyPolicy, '/privacy-policy');
  const promises = ['enquiries', 'applications', 'resumes', 'newsletter'].map(
    (kind) => new RegExp(`data-place="policy-${kind}-kept">([^<]*)<`).exec(policy)?.[1],
  );
  const guide = readFileSync('docs/operations.md', 'utf8');
  const rows = [...guide.matchAll(/^\| `(RETAIN_\w+)` \| (\d+) \| (.*) \|$/gm)];
  expect(rows.map(([, name, days, promise]) => [name, days, promise])).toEqual(
    Object.entries(recommended).map(([name, days], index) => [name, days, promises[index]]),
  );
});

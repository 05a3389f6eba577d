import { expect, it } from 'vitest';
import { CONTENT_VERSION, type ContentFiles, upgradeContent } from './migrations.ts';

const folder = (): ContentFiles =>
  new Map([
    ['pages/finance.json', { title: 'Finance', sections: [{ kind: 'before-and-after', title: 'Accounts' }] }],
    ['lists/clients.json', { items: [] }],
  ]);

it('a content folder of version 1 is upgraded to the current version', () => {
  const files = folder();
  expect(upgradeContent(files)).toHaveLength(CONTENT_VERSION - 1);
  expect(files.get('version.json')).toEqual({ contentVersion: CONTENT_VERSION });
  expect(files.get('pages/finance.json')).toEqual({
    title: 'Finance',
    sections: [{ kind: 'ledger', title: 'Accounts' }],
  });
});

it('upgrading is idempotent', () => {
  const files = folder();
  upgradeContent(files);
  const upgraded = structuredClone(files);
  expect(upgradeContent(files)).toEqual([]);
  expect(files).toEqual(upgraded);
});

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareTreeCopy } from '../helpers/tree-copy.ts';

const { folder: copy, build } = prepareTreeCopy('failed-build');

it('a failed build keeps the previous one and leaves no files behind', () => {
  mkdirSync(join(copy, 'dist/site'), { recursive: true });
  writeFileSync(join(copy, 'dist/site/index.html'), 'the last one');
  writeFileSync(join(copy, 'src/app/client.ts'), "import './does-not-exist.ts';");
  const { status, stderr } = build();
  expect([status, stderr]).toEqual([1, expect.stringContaining('does-not-exist')]);
  expect(readFileSync(join(copy, 'dist/site/index.html'), 'utf8')).toBe('the last one');
  expect(readdirSync(join(copy, 'builds'))).toEqual([]);
}, 120_000);

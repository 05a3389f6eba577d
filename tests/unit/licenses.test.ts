import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAllowed, type LockFile, productionDependencies } from '../../scripts/lib/licenses.ts';

describe('licenses', () => {
  it('of all production dependencies are allowed', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
    const dependencies = productionDependencies(lock);
    const names = dependencies.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'pg', '@fastify/multipart']));
    expect(names).not.toContain('vite');
    expect(dependencies.filter(({ license }) => !isAllowed(license))).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['GPL-3.0-only', false],
    ['none', false],
    ['', false],
    ['MIT OR GPL-2.0', true],
    ['(GPL-2.0 OR MIT)', true],
    ['MIT AND GPL-2.0', false],
    ['MIT AND (GPL-2.0 OR ISC)', true],
    ['GPL-2.0 AND MIT OR ISC', true],
    ['(MIT', false],
    ['MIT ISC', false],
    ['SEE LICENSE IN LICENSE.txt', false],
  ])('of the expression %j are allowed: %s', (expression, allowed) =>
    expect(isAllowed(expression)).toBe(allowed),
  );
});

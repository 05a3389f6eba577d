import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { erasuresPath, readErasures, recordErasure } from './erasure-list.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'erasures-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('records who was erased and when, without storing addresses', async () => {
  expect((await readErasures(dataDir)).latest).toBe(0);
  await recordErasure(join(dataDir, 'new'), 'ann@visitor.example', 1000);
  await recordErasure(join(dataDir, 'new'), 'ben@visitor.example', 3000);
  await recordErasure(join(dataDir, 'new'), 'ann@visitor.example', 2000);
  const list = await readErasures(join(dataDir, 'new'));
  expect(['Ann@visitor.example', 'ben@visitor.example', 'cy@visitor.example'].map(list.timeOf)).toEqual([
    2000,
    3000,
    null,
  ]);
  expect([list.latest, list.unreadableLines]).toEqual([3000, []]);
  const path = erasuresPath(join(dataDir, 'new'));
  expect(await readFile(path, 'utf8')).not.toMatch(/visitor|ann|ben/);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it('reads the lists of several machines from one file', async () => {
  await recordErasure(dataDir, 'ann@visitor.example', 1000);
  await recordErasure(join(dataDir, 'b'), 'ben@visitor.example', 2000);
  await appendFile(erasuresPath(dataDir), await readFile(erasuresPath(join(dataDir, 'b'))));
  const { timeOf } = await readErasures(dataDir);
  expect(['ann@visitor.example', 'ben@visitor.example'].map(timeOf)).toEqual([1000, 2000]);
});

it('reports damaged lines, and still reads the others', async () => {
  await recordErasure(dataDir, 'ann@visitor.example', 1000);
  await appendFile(erasuresPath(dataDir), 'null\n{"erasedAt":"2026-');
  await recordErasure(dataDir, 'ben@visitor.example', 2000);
  const { timeOf, unreadableLines } = await readErasures(dataDir);
  expect(['ann@visitor.example', 'ben@visitor.example'].map(timeOf)).toEqual([1000, 2000]);
  expect(unreadableLines).toEqual([2, 3]);
});

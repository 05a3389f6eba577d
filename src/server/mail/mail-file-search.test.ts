import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, rmdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createMailFiles,
  findFilesOf,
  findMailFiles,
  readMailFiles,
  removeUnfinished,
} from './mail-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-search-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const DATE = new Date('2026-02-03T04:05:06Z');
let count = 0;

async function write(
  to: string,
  replyTo?: { name: string; address: string },
  headers: Record<string, string> = {},
): Promise<void> {
  count += 1;
  await createMailFiles(folder).send({
    messageId: `<${count}@x.example>`,
    from: { name: '', address: 'site@x.example' },
    to: [to],
    recipient: to,
    ...(replyTo ? { replyTo } : {}),
    subject: 'x',
    text: 'x',
    html: '<p>x</p>',
    headers,
    date: DATE,
    slug: `mail${count}`,
  });
}

// The forms accept all of these, and some need quotes in a header.
it.each([
  'a.b..c@x.example',
  '.ann@x.example',
  'ann.@x.example',
  "O'Neil+1@x.example",
  'a`{|}~!#$%&*/=?^@x.example',
])('finds mail to %s, and mail with that address as Reply-To', async (address) => {
  await write(address);
  const name = 'Ann "Q" Ólafsson, of a rather long line of people who write to us';
  await write('info@x.example', { name, address });
  expect(await findMailFiles(folder, address)).toHaveLength(2);
  expect(await findMailFiles(folder, address.toUpperCase())).toHaveLength(2);
});

it('skips mail of others with the address as display name', async () => {
  await write('info@x.example', { name: 'dora@x.example', address: 'eve@x.example' });
  expect(await findMailFiles(folder, 'dora@x.example')).toEqual([]);
  expect(await findMailFiles(folder, 'eve@x.example')).toHaveLength(1);
});

it('finds digests by the references they list', async () => {
  const many = Array.from({ length: 60 }, (_, index) => `K7QM-${2000 + index}`);
  await write('team@x.example', undefined, { Keywords: many.join(', ') });
  for (const reference of [many[0]!, many[30]!, many[59]!]) {
    expect(await findFilesOf(folder, [], reference)).toHaveLength(1);
    expect(await findMailFiles(folder, 'gil@x.example', ['AAAA-AAAA', reference])).toHaveLength(1);
  }
  expect(await findFilesOf(folder, [], 'K7QM-3000')).toEqual([]);
});

it('reads partial files, and the date of each file', async () => {
  await write('fay@x.example');
  await writeFile(join(folder, 'half.eml.part'), 'To: fay@x.example\r\nSubj');
  const dates: number[] = [];
  for await (const { addresses, date } of readMailFiles(folder))
    if (addresses.includes('fay@x.example')) dates.push(date);
  expect(dates.sort()).toEqual([0, DATE.getTime()].sort());
  expect(await findMailFiles(folder, 'fay@x.example')).toContain(join(folder, 'half.eml.part'));
});

it('deletes stale partial files, but none that are being written', async () => {
  const now = Date.now();
  const part = async (name: string, ageMinutes: number) => {
    await writeFile(join(folder, name), 'To: ivy@x.example\r\n');
    await utimes(join(folder, name), new Date(now), new Date(now - ageMinutes * 60_000));
  };
  await part('left.eml.part', 11);
  await part('in-use.eml.part', 1);
  await part('whole.eml', 11);
  expect(await removeUnfinished(folder, now)).toBe(1);
  const remaining = (await findMailFiles(folder, 'ivy@x.example')).map((path) => basename(path));
  expect(remaining.sort()).toEqual(['in-use.eml.part', 'whole.eml']);
  expect(await removeUnfinished(join(folder, 'missing'), now)).toBe(0);
});

it('leaves no partial file when a message cannot be written', async () => {
  const before = await readdir(folder);
  await write('jon@x.example');
  const [written = ''] = await findMailFiles(folder, 'jon@x.example');
  // A folder of the same name makes the write fail.
  await rm(written);
  await mkdir(written);
  count -= 1;
  await expect(write('jon@x.example')).rejects.toThrow();
  await rmdir(written);
  expect(await readdir(folder)).toEqual(before);
});

it('returns a file that is renamed during the search once, by its new name', async () => {
  await write('hal@x.example');
  const [finished = ''] = await findMailFiles(folder, 'hal@x.example');
  // A dangling link is listed, but cannot be opened.
  await symlink(join(folder, 'gone'), finished.replace(/\.eml$/, `_${randomUUID()}.eml.part`));
  expect(await findMailFiles(folder, 'hal@x.example')).toEqual([finished]);
});

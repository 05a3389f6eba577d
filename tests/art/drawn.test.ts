import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawEverything } from '../../src/art/everything.ts';

const art = new URL('../../src/art/', import.meta.url);
const committed = (path: string): string => readFileSync(new URL(path, art), 'utf8');

const files = await drawEverything();
const pictures = files.filter(({ path }) => path.endsWith('.svg'));
const scenes = pictures.filter(({ path }) => path.startsWith('drawn/scenes/'));

const HERO_LIMIT = 9 * 1024;

describe('drawn pictures', () => {
  it('are committed as the code draws them', () => {
    const stale = files.filter(({ path, text }) => committed(path) !== text).map(({ path }) => path);
    expect(stale, 'run npm run art').toEqual([]);
  });

  it('leave no file behind that is no longer drawn', () => {
    const drawn = new Set(pictures.map(({ path }) => path));
    for (const folder of ['drawn/scenes/', 'drawn/images/']) {
      const strays = readdirSync(new URL(folder, art)).filter((file) => !drawn.has(folder + file));
      expect(strays).toEqual([]);
    }
  });

  it('hold only sound numbers and no style attribute', () => {
    for (const { path, text } of pictures) {
      expect(text, path).not.toMatch(/NaN|Infinity|undefined/);
      expect(text, path).not.toMatch(/\sstyle=/);
    }
  });
});

describe('scenes', () => {
  it('exist for all pages', () => {
    expect(scenes).toHaveLength(32);
  });

  it.each(scenes)('$path is small enough', ({ text }) => {
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(HERO_LIMIT);
  });

  it('are all different', () => {
    expect(new Set(scenes.map(({ text }) => text)).size).toBe(scenes.length);
  });

  it('can stand in one document under a strict policy', () => {
    for (const { path, text } of scenes) {
      const name = path.split('/').at(-1)!.replace('.svg', '');
      expect(text, path).toMatch(/^<svg class="iso" viewBox="[-\d. ]+" aria-hidden="true"/);
      expect(text, path).not.toMatch(/<style|<script|\son\w+=/);
      for (const [, id] of text.matchAll(/\sid="([^"]+)"/g))
        expect(id, path).toMatch(new RegExp(`^${name}-`));
    }
  });
});

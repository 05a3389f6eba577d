import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const read = (pattern: string) =>
  globSync(`src/generated/art/${pattern}`).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const pictures = read('**/*.svg');
const scenes = read('scenes/*.svg');

const HERO_LIMIT = 9 * 1024;

describe('generated drawings', () => {
  it('contain no NaN, Infinity, undefined or style attribute', () => {
    for (const { path, text } of pictures) {
      expect(text, path).not.toMatch(/NaN|Infinity|undefined/);
      expect(text, path).not.toMatch(/\sstyle=/);
    }
  });
});

describe('scenes', () => {
  it.each(scenes)('$path is within the size limit', ({ text }) => {
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(HERO_LIMIT);
  });

  it('are all different', () => {
    expect(new Set(scenes.map(({ text }) => text)).size).toBe(scenes.length);
  });

  it('can be inlined in one document under a strict content security policy', () => {
    for (const { path, text } of scenes) {
      const name = basename(path, '.svg');
      expect(text, path).toMatch(/^<svg class="iso" viewBox="[-\d. ]+" aria-hidden="true"/);
      expect(text, path).not.toMatch(/<style|<script|\son\w+=/);
      for (const [, id] of text.matchAll(/\sid="([^"]+)"/g))
        expect(id, path).toMatch(new RegExp(`^${name}-`));
    }
  });
});

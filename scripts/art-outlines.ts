/**
 * Turns the words of the wordmarks into outlines: `node scripts/art-outlines.ts <folder>`.
 *
 * The folder holds `fontkit` and the `@fontsource-variable/…` packages that the list names; they are
 * needed only here, so they are not dependencies. The outlines are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { clients, ownWords, partners, type Setting } from '../src/art/brand/wordmark-list.ts';

interface Glyph {
  readonly path: {
    readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[];
  };
}
interface Font {
  readonly capHeight: number;
  readonly unitsPerEm: number;
  layout(text: string): {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number }[];
  };
}

const folder = resolve(process.argv[2] ?? '.');
const fontkit = createRequire(`${folder}/package.json`)('fontkit') as { create(data: Uint8Array): Font };

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz &';
/** Cap height in whole units: fine enough to be drawn at any size a logo has. */
const CAP_HEIGHT = 104;

const open = async ({ font, axes, weight, width }: Setting): Promise<Font> => {
  const file = `${folder}/node_modules/@fontsource-variable/${font}/files/${font}-latin-${axes}-normal.woff2`;
  const variationAxes: Record<string, number> = width ? { wght: weight, wdth: width } : { wght: weight };
  return fontkit.create(
    await subsetFont(readFileSync(file), LETTERS, { targetFormat: 'truetype', variationAxes }),
  );
};

const letters: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** Absolute commands on a grid with the base line at 0 and y downwards. */
const outline = async (setting: Setting) => {
  const font = await open(setting);
  const scale = CAP_HEIGHT / (font.capHeight || 700);
  const { glyphs, positions } = font.layout(setting.name);
  let pen = 0;
  const path: string[] = [];
  glyphs.forEach((glyph, index) => {
    const { xAdvance, xOffset } = positions[index]!;
    for (const { command, args } of glyph.path.commands) {
      const numbers = args.map((value, i) =>
        Math.round(i % 2 ? -value * scale : (pen + xOffset + value) * scale),
      );
      path.push(`${letters[command]}${numbers.join(' ')}`);
    }
    pen += xAdvance + (setting.tracking * font.unitsPerEm) / 1000;
  });
  return { name: setting.name, width: Math.ceil(pen * scale), path: path.join('') };
};

const outlines = [];
for (const setting of [...clients, ...partners, ...ownWords]) outlines.push(await outline(setting));
const target = new URL('../src/art/brand/outlines.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(outlines, null, 2)}\n`);
console.log(`${outlines.length} words outlined`);

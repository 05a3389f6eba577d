import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaEntry } from '#art/media-entry.ts';
import { inspect } from '../../scripts/lib/media/inspect.ts';
import { makePicture } from '../../scripts/lib/media/make-picture.ts';
import { svgProblem, svgSize } from '../../scripts/lib/media/svg-problem.ts';

let folder: string;
const put = (name: string, bytes: Buffer | string) => writeFileSync(join(folder, name), bytes);
const blank = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'media-'));
  put('empty.png', 'no picture');
  put('far-too-wide.png', pngHeader(20_000, 3000));
  put('phone.heic', 'x');
  put('heavy.jpg', '');
  truncateSync(join(folder, 'heavy.jpg'), 21 * 1024 * 1024);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A PNG of any size without pixel data. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.from('4948445200000000000000000802000000', 'hex');
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(header));
  const [start, imageData] = [
    Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
    Buffer.from('0000000049444154', 'hex'),
  ];
  return Buffer.concat([start, header, sum, imageData, Buffer.from('35af061e', 'hex')]);
}

describe('a photograph', () => {
  it('is rotated by EXIF and converted to several widths and two formats, without metadata', async () => {
    const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' } };
    put(
      'Büro (2).jpg',
      await blank(900, 600, '#246').jpeg().withExif(gps).withMetadata({ orientation: 6 }).toBuffer(),
    );
    const entry = (await inspect('Büro (2).jpg', folder)) as MediaEntry;
    expect(entry).toMatchObject({ kind: 'photo', width: 600, height: 900, widths: [320, 600] });
    expect(entry.base).toMatch(/^\/assets\/media\/bu-ro-2-[0-9a-f]{10}$/);
    for (const [ending, format] of [
      ['avif', 'heif'],
      ['jpg', 'jpeg'],
    ]) {
      const converted = await makePicture(`${entry.base}-320.${ending}`, folder);
      const { width, height, format: kind, exif, orientation } = await sharp(converted!).metadata();
      expect({ width, height, kind }).toEqual({ width: 320, height: 480, kind: format });
      expect([exif, orientation]).toEqual([undefined, undefined]);
    }
    expect(await makePicture(`${basename(entry.base)}0-320.jpg`, folder)).toBeNull();
  });

  it('is a cutout if it has transparency', async () => {
    put('logo.png', await blank(400, 100, '#0000').png().toBuffer());
    put('opaque.png', await blank(400, 100, '#123').png().toBuffer());
    const kindOf = async (file: string) => ((await inspect(file, folder)) as MediaEntry).kind;
    expect([await kindOf('logo.png'), await kindOf('opaque.png')]).toEqual(['cutout', 'photo']);
  });

  it('is reported by inspect if it is damaged', async () => {
    const noise = sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    put('torn.jpg', (await noise.jpeg().toBuffer()).subarray(0, 9000));
    expect(await inspect('torn.jpg', folder)).toEqual({
      problem: 'is damaged. Save it again as JPEG or PNG.',
    });
  });
});

describe('an SVG', () => {
  const svg = (inner: string, head = 'viewBox="0 0 120 40"') =>
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${head}>${inner}</svg>`;

  it('is accepted with internal references, and its size is read', () => {
    expect(svgProblem(svg('<use xlink:href="#a"/><path fill="url(#b)" d="M0 0h9"/>'))).toBeUndefined();
    expect(svgSize(svg(''))).toEqual([120, 40]);
    expect(svgSize(svg('', 'width="60px" height="20" viewBox="0 0 120 40"'))).toEqual([60, 20]);
    expect(svgSize(svg('', 'width="100%" viewBox="0,0,120.5,40"'))).toEqual([121, 40]);
  });

  it.each([
    ['<script>alert(1)</script>', 'a script'],
    ['<rect onload="alert(1)"/>', 'a script in an attribute'],
    ['<foreignObject/>', 'a web page in it'],
    ['<image href="https://example.com/x.png"/>', 'from elsewhere'],
    ['<a xlink:href="javascript:alert(1)"/>', 'from elsewhere'],
    ['<style>@import "x.css";</style>', 'a style sheet from elsewhere'],
    ['<path style="fill:url(//example.com/x)"/>', 'from elsewhere'],
  ])('is rejected with %s', (inner, problem) => {
    expect(svgProblem(svg(inner))).toContain(problem);
  });

  it('is rejected if its size is unknown', () => {
    expect(svgProblem(svg('', ''))).toContain('Export it with a viewBox');
  });
});

describe('a file that cannot be shown', () => {
  it.each([
    ['empty.png', 'cannot be read as a picture.'],
    ['phone.heic', 'has a format (.heic) that browsers do not show. Save it as JPEG'],
    ['heavy.jpg', 'has 21.0 MB. Save it with at most 20 MB'],
    ['far-too-wide.png', 'is 20000 pixels wide and 3000 high. Save it with at most'],
  ])('is reported with a fix: %s', async (file, problem) => {
    expect(await inspect(file, folder)).toEqual({ problem: expect.stringContaining(problem) });
  });
});

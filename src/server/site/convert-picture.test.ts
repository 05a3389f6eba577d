import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { type ConvertedPicture, convertPicture } from './convert-picture.ts';

const SECRET = 'taken at home';
const exif = { IFD0: { ImageDescription: SECRET } };
const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
const photo = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#246', noise } });
const clear = () => sharp({ create: { width: 60, height: 40, channels: 4, background: '#24680080' } });
const withSecret = (picture: Sharp) =>
  picture.withExif(exif).withXmp(`<x:xmpmeta>${SECRET}</x:xmpmeta>`).withIccProfile('p3').toBuffer();
const pixels = (bytes: Uint8Array) => sharp(bytes).autoOrient().raw().toBuffer();

describe('a picture on a server without sharp', () => {
  it.each([
    ['jpg', () => photo().jpeg({ progressive: true }), 'photo'],
    ['png', () => photo().png(), 'photo'],
    ['png', () => clear().png(), 'cutout'],
    ['png', () => clear().png({ palette: true }), 'cutout'],
    ['webp', () => photo().webp(), 'photo'],
    ['webp', () => clear().webp({ lossless: true }), 'cutout'],
  ] as const)('loses its metadata but no pixel as %s', async (format, make, kind) => {
    const uploaded = await withSecret(make());
    expect(uploaded.includes(SECRET)).toBe(true);
    const { bytes, entry, versions } = (await convertPicture('a', uploaded, null)) as ConvertedPicture;
    expect(Buffer.from(bytes).includes(SECRET)).toBe(false);
    expect(entry).toMatchObject({ kind, width: 60, height: 40, widths: [60], only: format });
    expect(Object.values(versions)).toEqual([bytes]);
    expect(await pixels(bytes)).toEqual(await pixels(uploaded));
    const { exif: left, xmp, icc } = await sharp(bytes).metadata();
    expect([left, xmp, icc === undefined]).toEqual([undefined, undefined, false]);
  });

  it.each([3, 6])('stays upright with orientation %i', async (orientation) => {
    const uploaded = await photo().jpeg().withMetadata({ exif, orientation }).toBuffer();
    const { bytes, entry } = (await convertPicture('a', uploaded, null)) as ConvertedPicture;
    expect(Buffer.from(bytes).includes(SECRET)).toBe(false);
    expect(entry).toMatchObject(orientation > 4 ? { width: 40, height: 60 } : { width: 60, height: 40 });
    expect(await pixels(bytes)).toEqual(await pixels(uploaded));
  });

  it('loses the film or the second picture behind its end', async () => {
    const uploaded = Buffer.concat([await photo().jpeg().toBuffer(), Buffer.from(SECRET)]);
    const { bytes } = (await convertPicture('a', uploaded, null)) as ConvertedPicture;
    expect(Buffer.from(bytes).includes(SECRET)).toBe(false);
  });

  it.each([
    ['AVIF', () => photo().avif().toBuffer(), 'AVIF picture, which this server can’t convert'],
    ['too many bytes', () => photo(1200, 900).png().toBuffer(), 'save it with at most 1 MB'],
    ['too many pixels', () => photo(2600, 2).jpeg().toBuffer(), 'is 2600 pixels wide'],
    ['half a JPEG', async () => half(await photo().jpeg().toBuffer()), 'is damaged'],
    ['half a PNG', async () => half(await photo().png().toBuffer()), 'is damaged'],
    ['half a WebP', async () => half(await photo().webp().toBuffer()), 'is damaged'],
    ['magic bytes alone', async () => Buffer.from([0xff, 0xd8, 0xff]), 'is damaged'],
  ] as const)('is refused for %s', async (_what, make, reason) => {
    expect(await convertPicture('a.jpg', await make(), null)).toEqual({
      problem: expect.stringContaining(reason),
    });
  });
});

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

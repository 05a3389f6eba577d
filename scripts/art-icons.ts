import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { fingerprint, writeFingerprints } from './lib/fingerprints.ts';

const drawn = 'src/generated/art/brand';
const folder = 'public';

const icons = [
  { drawing: 'mark', file: 'favicon-32.png', side: 32 },
  { drawing: 'icon', file: 'apple-touch-icon.png', side: 180 },
  { drawing: 'icon', file: 'icon-192.png', side: 192 },
  { drawing: 'icon', file: 'icon-512.png', side: 512 },
  { drawing: 'icon-maskable', file: 'icon-maskable-512.png', side: 512 },
] as const;

/** An ICO file is a list of images; since Windows Vista they may be PNG. */
const icoFrom = (png: Buffer, side: number): Buffer => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
};

const drawingOf = (name: string): string => readFileSync(`${drawn}/${name}.svg`, 'utf8');

/** Hashes of the icons' sources, with which a test checks that they are up to date. */
export const iconFingerprints = (): Record<string, string> =>
  Object.fromEntries(
    icons.map(({ drawing, file }) => [`${folder}/${file}`, fingerprint(drawingOf(drawing))]),
  );

/** Writes the icons that must be PNG or ICO. */
export const writeIcons = async (browser: Browser): Promise<void> => {
  for (const { drawing, file, side } of icons) {
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    const svg = Buffer.from(drawingOf(drawing)).toString('base64');
    await page.setContent(
      `<style>body{margin:0}img{display:block;width:${side}px;height:${side}px}</style><img src="data:image/svg+xml;base64,${svg}">`,
    );
    const png = await page.screenshot({ omitBackground: true });
    writeFileSync(`${folder}/${file}`, png);
    if (side === 32) writeFileSync(`${folder}/favicon.ico`, icoFrom(png, side));
    await page.close();
  }
  writeFingerprints(iconFingerprints());
};

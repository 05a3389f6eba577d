import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

const brand = new URL('../src/art/drawn/brand/', import.meta.url);

const icons = [
  { drawing: 'mark', file: 'favicon-32.png', side: 32 },
  { drawing: 'icon', file: 'apple-touch-icon.png', side: 180 },
  { drawing: 'icon', file: 'icon-192.png', side: 192 },
  { drawing: 'icon', file: 'icon-512.png', side: 512 },
  { drawing: 'icon-maskable', file: 'icon-maskable-512.png', side: 512 },
] as const;

/** An ICO file is a directory of pictures; since Vista they may be PNG. */
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

/** The icons that browsers and devices want as pixels. */
export const writeIcons = async (browser: Browser): Promise<void> => {
  for (const { drawing, file, side } of icons) {
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    const svg = readFileSync(new URL(`${drawing}.svg`, brand)).toString('base64');
    await page.setContent(
      `<style>body{margin:0}img{display:block;width:${side}px;height:${side}px}</style><img src="data:image/svg+xml;base64,${svg}">`,
    );
    const png = await page.screenshot({ omitBackground: true });
    writeFileSync(new URL(file, brand), png);
    if (side === 32) writeFileSync(new URL('favicon.ico', brand), icoFrom(png, side));
    await page.close();
  }
};

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allPageIds, pageIds } from '#site/pages.ts';
import { iconFingerprints } from '../../scripts/art-icons.ts';
import { socialFingerprints } from '../../scripts/art-social.ts';
import { readFingerprints } from '../../scripts/lib/fingerprints.ts';

const folder = new URL('../../public/social/', import.meta.url);
const PNG_SIGNATURE = '89504e470d0a1a0a';
const CARD_LIMIT = 60 * 1024;

describe('social cards', () => {
  it('exist for every page and nothing else', () => {
    expect(readdirSync(folder).sort()).toEqual(allPageIds.map((id) => `${id}.png`).sort());
  });

  it.each(pageIds)('%s has a PNG of 1200 by 630 pixels within the size limit', (id) => {
    const png = readFileSync(new URL(`${id}.png`, folder));
    expect(png.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(CARD_LIMIT);
  });
});

describe('pictures rendered by a browser', () => {
  const fingerprints = readFingerprints();

  it.each(Object.entries({ ...socialFingerprints(), ...iconFingerprints() }))(
    '%s is up to date with its records and drawings',
    (file, source) => {
      expect(fingerprints[file], 'Its text or drawing has changed: run npm run art').toBe(source);
    },
  );
});

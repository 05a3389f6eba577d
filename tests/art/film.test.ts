import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { captions } from '../../scripts/film/captions.ts';
import { totalSeconds } from '../../scripts/film/words.ts';
import { film } from '../../src/pages/mdslite/content.ts';

const media = (file: string): URL => new URL(`../../public/media/${file}`, import.meta.url);

describe('the product film', () => {
  it('is small enough and can begin before all of it has arrived', () => {
    const bytes = readFileSync(media(film.source));
    expect(bytes.length).toBeLessThanOrEqual(2.5 * 1024 * 1024);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  });

  it('is as long as its script', () => {
    const bytes = readFileSync(media(film.source));
    const header = bytes.indexOf('mvhd') + 4;
    expect(bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12)).toBeCloseTo(totalSeconds, 1);
    expect(film.label).toContain(`${totalSeconds} seconds`);
  });

  it('has a light poster and the captions of its script', () => {
    expect(statSync(media(film.poster)).size).toBeLessThanOrEqual(45 * 1024);
    expect(readFileSync(media(film.captions), 'utf8')).toBe(captions());
  });
});

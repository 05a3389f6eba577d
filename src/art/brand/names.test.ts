import { describe, expect, it } from 'vitest';
import { markShapes } from './mark-shapes.ts';
import { asPolygons, CAP_HEIGHT, outlineOf } from './outline.ts';
import { drawWordmark } from './wordmarks.ts';

const spanOf = (word: string, axis: 0 | 1) => {
  const values = asPolygons(outlineOf(word)).flatMap((points) => points.map((point) => point[axis]));
  return [Math.min(...values), Math.max(...values)] as const;
};

describe('the outline of a word', () => {
  it('of capitals spans from the baseline to the cap height', () => {
    expect(spanOf('HIT', 1)).toEqual([-CAP_HEIGHT, 0]);
  });

  it('supports Latin, Latin Extended and Vietnamese letters', () => {
    const words = ['Müller & Söhne', 'Łódź', 'Çelik', 'Ngân Hà', '3M'];
    const paths = words.map((word) => outlineOf(word).path);
    for (const path of paths) expect(path).toMatch(/^M[-\d MLQZ]+Z$/);
    expect(new Set(paths).size).toBe(words.length);
    expect(outlineOf('Ł').path).not.toBe(outlineOf('L').path);
  });

  it('is kerned', () => {
    const unkerned = outlineOf('A').width + outlineOf('V').width;
    expect(outlineOf('AV').width).toBeLessThan(unkerned - 2);
  });

  it('throws an error that names a letter missing from the font', () => {
    expect(() => outlineOf('Кель')).toThrow(
      "“Кель” cannot be drawn: the site's font has no letter “К”. Write the name in Latin letters.",
    );
  });
});

describe('the brand mark', () => {
  it('depends only on the first letter of the name, ignoring case', () => {
    const marks = ['Kelvane', 'Mertens', 'Österlund', 'Wörwag', '3M'].map((name) => markShapes(name).body);
    expect(new Set(marks).size).toBe(marks.length);
    expect(markShapes('mertens')).toEqual(markShapes('Mertens GmbH'));
  });
});

describe('a client logo', () => {
  it('is drawn from any name, with a slug as its file name and a matching viewBox', () => {
    const logos = ['Adler', 'Bergmann', 'Müller & Söhne'].map((name) => drawWordmark('client', name));
    expect(logos.map(({ name }) => name)).toEqual([
      'images/client-adler',
      'images/client-bergmann',
      'images/client-muller-sohne',
    ]);
    for (const { text, size } of logos) expect(text).toContain(`viewBox="0 0 ${size?.join(' ')}"`);
  });
});

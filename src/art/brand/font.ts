import { readFileSync } from 'node:fs';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

export interface TypeStyle {
  /** 100 to 900. */
  readonly weight: number;
  /** 62 to 125 percent. */
  readonly width: number;
  /** Space between letters, in thousandths of the font size. */
  readonly tracking: number;
}

export interface PlacedGlyph {
  /** Absolute commands M, L, Q and Z, in units of the font, y upwards. */
  readonly path: string;
  readonly x: number;
}

export interface WordLayout {
  readonly glyphs: readonly PlacedGlyph[];
  readonly width: number;
  readonly capHeight: number;
}

/** Thrown for a letter that the font lacks. Reported to the editor without a stack trace. */
export class UnsupportedLetterError extends Error {}

const FIRST_LETTER = 0x20;
const LAST_LETTER = 0x1eff;
const letters = Array.from({ length: LAST_LETTER - FIRST_LETTER + 1 }, (_, index) =>
  String.fromCharCode(FIRST_LETTER + index),
).join('');

/** The family has a file per script subset: Latin, Latin Extended, Vietnamese. */
const fonts = await Promise.all(
  ['latin', 'latin-ext', 'vietnamese'].map(async (part) => {
    const file = readFileSync(
      `node_modules/@fontsource-variable/archivo/files/archivo-${part}-wdth-normal.woff2`,
    );
    // With all letters: this only decompresses WOFF2.
    const face = new Face(new Blob(await subsetFont(file, letters, { targetFormat: 'truetype' })));
    return { font: new Font(face), has: new Set(face.collectUnicodes()) };
  }),
);

const partFor = (letter: string) => fonts.find(({ has }) => has.has(letter.codePointAt(0)!));

/** Groups consecutive letters of the same file, so that pairs are kerned. */
const runsOf = (word: string): { text: string; font: Font }[] => {
  const runs: { text: string; font: Font }[] = [];
  for (const letter of word.normalize('NFC')) {
    const font = partFor(letter)?.font;
    if (!font)
      throw new UnsupportedLetterError(
        `“${word}” cannot be drawn: the site's font has no letter “${letter}”. Write the name in Latin letters.`,
      );
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
};

const shaped = (font: Font, text: string) => {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => ({
    glyph,
    ...buffer.getGlyphPositions()[index]!,
  }));
};

/** Shapes a word in the site's own font: the outline and position of each glyph. */
export const layOutWord = (word: string, { weight, width, tracking }: TypeStyle): WordLayout => {
  for (const { font } of fonts)
    font.setVariations([new Variation('wght', weight), new Variation('wdth', width)]);
  let pen = 0;
  const glyphs: PlacedGlyph[] = [];
  for (const { text, font } of runsOf(word)) {
    for (const { glyph, xAdvance, xOffset } of shaped(font, text)) {
      glyphs.push({ path: font.glyphToPath(glyph), x: pen + xOffset });
      pen += xAdvance + (tracking * font.face.upem) / 1000;
    }
  }
  const { font } = fonts[0]!;
  return { glyphs, width: pen, capHeight: font.glyphExtents(shaped(font, 'H')[0]!.glyph)!.yBearing };
};

/**
 * Makes the site's font from the published family: one small subset for the pages, and a second one with the other letters of
 * western Europe, which a browser loads only if the text contains them. Also the fallback faces until the font has loaded:
 * local sans-serifs scaled to the same advance widths, so that the swap causes no layout shift.
 *
 *   node scripts/fonts.ts      writes src/ui/fonts/*.woff2 and src/ui/styles/fonts.css
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium } from '@playwright/test';
import subsetFont from 'subset-font';
import { browserLaunchOptions } from './lib/browser.ts';

const source = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
const fontFile = 'src/ui/fonts/archivo.woff2';
const accentsFile = 'src/ui/fonts/archivo-accents.woff2';
const styleFile = 'src/ui/styles/fonts.css';

/** English, its punctuation, and other letters in the site's copy. */
const characters = [...range(0x20, 0x7e), ...'\u00a0©®°·×èéíöü–—‘’“”•…€™→↗−≤≥'];
const accents = range(0xa1, 0xff);

/** The ranges that the design uses; wider ones are half as large again. */
const axes = { wght: { min: 400, max: 600 }, wdth: { min: 88, max: 116 } };

/** Widths and weights in use: text, headings and buttons, figures. Each has its own fallback face. */
const faces = [
  { stretch: '88% 95%', sampleStretch: 90, weight: '400 549', sampleWeight: 500, local: 'regular' },
  { stretch: '88% 95%', sampleStretch: 90, weight: '550 700', sampleWeight: 600, local: 'bold' },
  { stretch: '96% 103%', sampleStretch: 100, weight: '400 549', sampleWeight: 400, local: 'regular' },
  { stretch: '96% 103%', sampleStretch: 100, weight: '550 700', sampleWeight: 600, local: 'bold' },
  { stretch: '104% 107%', sampleStretch: 105, weight: '400 549', sampleWeight: 500, local: 'regular' },
  { stretch: '104% 107%', sampleStretch: 105, weight: '550 700', sampleWeight: 600, local: 'bold' },
  { stretch: '108% 116%', sampleStretch: 111, weight: '400 549', sampleWeight: 500, local: 'regular' },
  { stretch: '108% 116%', sampleStretch: 111, weight: '550 700', sampleWeight: 600, local: 'bold' },
] as const;

const locals = {
  regular: ['Arial', 'Liberation Sans', 'Arimo'],
  bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
};

const sample =
  'Move SAP and the systems around it in waves you can rehearse, reverse and sign off, while the plant keeps ' +
  'shipping. Quality checks jump from every seventh box to each one. Kelvane, Houston 2005, 480K+ customers.';

const subset = (letters: readonly string[]) =>
  subsetFont(readFileSync(source), letters.join(''), { targetFormat: 'woff2', variationAxes: axes });
const font = await subset(characters);
const accentsFont = await subset(accents.filter((letter) => !characters.includes(letter)));
writeFileSync(fontFile, font);
writeFileSync(accentsFile, accentsFont);

const browser = await chromium.launch(browserLaunchOptions());
const page = await browser.newPage();
await page.setContent(`<style>
  @font-face { font-family: A; src: url(data:font/woff2;base64,${font.toString('base64')}); font-weight: 400 600; font-stretch: 88% 116%; }
  span { font-size: 100px; white-space: nowrap; position: absolute; line-height: normal; }
</style>`);
const metrics = await page.evaluate(
  async ({ faces, sample }) => {
    await document.fonts.load('400 100px A');
    const width = (family: string, weight: number, stretch: number) => {
      const span = document.createElement('span');
      span.textContent = sample;
      Object.assign(span.style, {
        fontFamily: family,
        fontWeight: String(weight),
        fontStretch: `${stretch}%`,
      });
      document.body.append(span);
      return span.getBoundingClientRect().width;
    };
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('No 2d canvas in this browser');
    context.font = '400 1000px A';
    const box = context.measureText('Hg');
    return {
      ascent: box.fontBoundingBoxAscent / 1000,
      descent: box.fontBoundingBoxDescent / 1000,
      ratios: faces.map(
        (face) =>
          width('A', face.sampleWeight, face.sampleStretch) /
          width('Liberation Sans, Arial', face.local === 'bold' ? 700 : 400, 100),
      ),
    };
  },
  { faces, sample },
);
await browser.close();

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
const fallbackFaces = faces.map((face, index) => {
  const ratio = metrics.ratios[index] ?? 1;
  return `@font-face {
  font-family: "Archivo Fallback";
  src: ${locals[face.local].map((name) => `local("${name}")`).join(', ')};
  font-weight: ${face.weight};
  font-stretch: ${face.stretch};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(metrics.ascent / ratio)};
  descent-override: ${percent(metrics.descent / ratio)};
  line-gap-override: 0%;
}`;
});
// If two faces cover a letter, browsers try the later one first, and the other one if the letter is missing.
const siteFace = (file: string, range: string) => `@font-face {
  font-family: "Archivo Variable";
  src: url("../fonts/${basename(file)}") format("woff2");
  font-weight: ${axes.wght.min} ${axes.wght.max};
  font-stretch: ${axes.wdth.min}% ${axes.wdth.max}%;
  font-display: swap;
  unicode-range: ${range};
}`;
writeFileSync(
  styleFile,
  `/* Made by scripts/fonts.ts. */
${[siteFace(accentsFile, 'U+A1-FF'), siteFace(fontFile, 'U+20-22FF'), ...fallbackFaces].join('\n')}
`,
);
for (const [file, { length }] of [[fontFile, font] as const, [accentsFile, accentsFont] as const])
  console.log(`${file}: ${(length / 1024).toFixed(1)} KB`);

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));
}

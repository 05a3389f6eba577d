import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const family = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';

/** Width and weight of every font style in the documents. */
const styles = [
  { width: 90, weight: 500 },
  { width: 90, weight: 600 },
  { width: 100, weight: 400 },
  { width: 100, weight: 500 },
  { width: 100, weight: 600 },
  { width: 106, weight: 600 },
  { width: 112, weight: 600 },
] as const;

const characters = Array.from({ length: 0xff - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join(
  '',
);

/**
 * The site's variable font as static instances. Chromium writes a variable font into a PDF as outlines, which look heavy on
 * screen and are larger; a static one is embedded as a font.
 */
export async function documentFonts(): Promise<string> {
  const font = readFileSync(family);
  const faces = await Promise.all(
    styles.map(async ({ width, weight }) => {
      const face = await subsetFont(font, `${characters}–—‘’“”•…→−×≤≥€™`, {
        targetFormat: 'woff2',
        variationAxes: { wght: weight, wdth: width },
      });
      return `@font-face {
  font-family: "Archivo";
  font-weight: ${weight};
  font-stretch: ${width}%;
  src: url(data:font/woff2;base64,${face.toString('base64')});
}`;
    }),
  );
  return faces.join('\n');
}

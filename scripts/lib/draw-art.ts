import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MarkShapes } from '../../src/art/brand/mark-shapes.ts';
import { company } from '../../src/content/company.ts';

const folder = 'src/generated';
const stampFile = join(folder, 'art/drawn-from');
/** All that a picture depends on: the kit and what is drawn with it, names and colors, the scenes, and the looks of their pages. */
const sources = [
  'src/art/**/*.{ts,json}',
  'src/content/{company,colors,palette/*}.ts',
  'src/pages/*/{scene,entry}.ts',
  'src/pages/home/content/{clients,partners}.ts',
  'src/site/looks.ts',
  'scripts/lib/*{draw,picture}*.ts',
];

/**
 * Draws every picture that needs no browser into src/generated, unless those there are of the same sources. Takes two
 * or three seconds. Returns what cannot be drawn, as sentences.
 */
export async function drawArt(): Promise<string[]> {
  const stamp = stampOf(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return [];
  const { entryProblems } = await import('../../src/site/problems.ts');
  const problems = entryProblems();
  if (problems.length > 0) return problems;
  const { CannotDraw } = await import('../../src/art/brand/font.ts');
  try {
    await drawAll();
  } catch (error) {
    if (error instanceof CannotDraw) return [error.message];
    throw error;
  }
  writeFileSync(stampFile, stamp);
  return [];
}

async function drawAll(): Promise<void> {
  const { drawPictures } = await import('./draw-pictures.ts');
  const { pictureNames } = await import('./picture-names.ts');
  const { writeMotion } = await import('../../src/art/kit/motion.ts');
  const { writeStylesheet } = await import('../../src/art/kit/stylesheet.ts');
  const { markShapes } = await import('../../src/art/brand/mark-shapes.ts');
  const { scenesToDraw } = await import('./scenes-to-draw.ts');

  const files = drawPictures(await scenesToDraw());
  // Pictures that are no longer drawn must not stay behind.
  rmSync(join(folder, 'art'), { recursive: true, force: true });
  for (const { name, text } of files) write(`art/${name}.svg`, text);
  write('art.css', writeStylesheet(writeMotion()));
  write('picture-names.ts', pictureNames(files));
  write('mark.ts', markFile(markShapes(company.shortName)));
}

/** The header draws the mark itself, in the colour of its text. */
function markFile({ body, vane }: MarkShapes): string {
  return `export const mark = {\n  body: '${body}',\n  vane: '${vane}',\n};\n`;
}

function stampOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync([...patterns]).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function write(name: string, text: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { colors, people } from '../../src/content/colors.ts';
import { deskColors } from '../../src/content/palette/desk.ts';
import { shades } from '../../src/content/palette/shades.ts';

const FOLDER = 'src/generated';
const NOTE = '/* Made from src/content/colors.ts and src/content/palette: change those, not this file. */';

/** Writes the colors down for the style sheets. Returns what is wrong with them, as sentences. */
export function writeColors(): string[] {
  const problems = Object.entries({ ...colors, ...people.skin, ...people.hair }).flatMap(([name, color]) =>
    /^#[0-9a-f]{6}$/i.test(color)
      ? []
      : [
          `src/content/colors.ts, ${name}: is "${color}". Write # and six signs, each a digit or a letter from a to f.`,
        ],
  );
  if (problems.length > 0) return problems;
  write('colors.css', `${NOTE}\n@theme inline {\n${lines(siteVariables())}}\n`);
  write('desk-colors.css', `${NOTE}\n:root {\n${lines(deskVariables())}}\n`);
  return [];
}

function siteVariables(): [string, string][] {
  return Object.entries(shades).flatMap(([name, shade]): [string, string][] =>
    typeof shade === 'string'
      ? [[`color-${name}`, shade]]
      : Object.entries(shade).map(([step, value]) => [`color-${name}-${step}`, value]),
  );
}

function deskVariables(): [string, string][] {
  return Object.entries(deskColors).map(([name, [day, night]]) => [name, `light-dark(${day}, ${night})`]);
}

function lines(variables: readonly (readonly [string, string])[]): string {
  return variables.map(([name, value]) => `  --${name}: ${value};\n`).join('');
}

/** Leaves a file alone that is right already, so that nobody who watches it is woken. */
function write(name: string, text: string): void {
  const file = `${FOLDER}/${name}`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, text);
}

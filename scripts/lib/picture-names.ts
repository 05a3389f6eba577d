import type { DrawnFile } from '../../src/art/drawn-file.ts';

/** The names of all drawings as types, so that a misspelled one fails the type check. */
export function pictureNames(files: readonly DrawnFile[]): string {
  const named = (pattern: RegExp) => [...new Set(files.flatMap(({ name }) => pattern.exec(name)?.[1] ?? []))];
  return [
    list('sceneNames', 'SceneName', named(/^scenes\/(.*)/)),
    list('spotNames', 'SpotName', named(/^images\/spot-([^.]*)/)),
    list('imageNames', 'ImageName', named(/^images\/(.*)/)),
  ].join('\n');
}

function list(name: string, type: string, values: readonly string[]): string {
  const lines = values.map((value) => `  '${value}',\n`);
  return `export const ${name} = [\n${lines.join('')}] as const;\nexport type ${type} = (typeof ${name})[number];\n`;
}

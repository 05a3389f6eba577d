import type { DrawnFile } from './gallery.ts';

const list = (name: string, type: string, values: readonly string[]): string =>
  `export const ${name} = [\n${values.map((value) => `  '${value}',\n`).join('')}] as const;\nexport type ${type} = (typeof ${name})[number];\n`;

/** The names other parts of the site may use, so that a misspelt picture fails the type check. */
export const writeNames = (
  scenes: readonly string[],
  spots: readonly string[],
  files: readonly DrawnFile[],
): string => {
  const images = files.flatMap(({ name, size }) =>
    size ? [`  '${name.replace('images/', '')}': [${size[0]}, ${size[1]}],\n`] : [],
  );
  return [
    '// Made by scripts/art.ts.\n',
    list('sceneNames', 'SceneName', scenes),
    list('spotNames', 'SpotName', spots),
    `/** Every image with its own width and height. */\nexport const imageNames = {\n${images.join('')}} as const;\nexport type ImageName = keyof typeof imageNames;\n`,
  ].join('\n');
};

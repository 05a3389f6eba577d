import { clients, partners, type Setting } from './brand/wordmark-list.ts';
import { slugOf } from './brand/wordmarks.ts';
import type { DrawnFile } from './drawn-file.ts';

const list = (name: string, type: string, values: readonly string[]): string =>
  `export const ${name} = [\n${values.map((value) => `  '${value}',\n`).join('')}] as const;\nexport type ${type} = (typeof ${name})[number];\n`;

/** A key, in quotes only when it is no plain word: as the formatter writes it. */
const quoted = (key: string): string => (/^\w+$/.test(key) ? key : `'${key}'`);

const logos = (name: string, kind: string, settings: readonly Setting[]): string =>
  `export const ${name} = [\n${settings
    .map((setting) => `  { name: '${titled(setting.name)}', image: '${kind}-${slugOf(setting.name)}' },\n`)
    .join('')}] as const;\n`;

/** A name as it is spoken of in text, whatever its logo does with capitals. */
const titled = (name: string): string =>
  name
    .split(' ')
    .map((word) =>
      word === 'PLM' || word === 'ERP' ? word : word[0]!.toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join(' ');

/** The names other parts of the site may use, so that a misspelt picture fails the type check. */
export const writeNames = (
  scenes: readonly string[],
  spots: readonly string[],
  files: readonly DrawnFile[],
): string => {
  const images = files.flatMap(({ name, size }) =>
    size ? [`  ${quoted(name.replace('images/', ''))}: [${size[0]}, ${size[1]}],\n`] : [],
  );
  return [
    '// Made by scripts/art.ts.\n',
    list('sceneNames', 'SceneName', scenes),
    list('spotNames', 'SpotName', spots),
    logos('clientLogos', 'client', clients),
    logos('partnerLogos', 'partner', partners),
    `/** Every image with its own width and height. */\nexport const imageNames = {\n${images.join('')}} as const;\nexport type ImageName = keyof typeof imageNames;\n`,
  ].join('\n');
};

import { type Color, inkStyles } from './ink-styles.ts';
import { type Ink, inkClasses, type Material, materialCodes } from './materials.ts';
import { short } from './path.ts';
import {
  accents,
  areaNames,
  fieldPalettes,
  fixedTones,
  type Palette,
  palettes,
  skinNames,
  type Tones,
} from './skins.ts';

type Declarations = readonly (readonly [string, string])[];

const rule = (selectors: readonly string[], declarations: Declarations): string =>
  `${selectors.join(',\n')} {\n${declarations.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;

const css = (value: number): string => short(value).replace(/^\./, '0.');

/** Materials that change with the skin or area; the others are fixed. */
const variableCodes = { structure: '0', dark: '1', white: '2', accent: '3' } as const;
const sides = ['t', 'l', 'r'] as const;

const toneVariables = (name: keyof typeof variableCodes, tones: Tones): Declarations =>
  sides.map((side, index) => [`--i${variableCodes[name]}${side}`, tones[index]!] as const);

const paletteVariables = (palette: Partial<Palette>): Declarations =>
  Object.entries(palette).flatMap(([entry, value]): Declarations => {
    if (Array.isArray(value))
      return toneVariables(entry as 'structure' | 'dark' | 'white', value as unknown as Tones);
    return [
      [
        entry === 'lineWidth' ? '--i-line-width' : `--i-${entry}`,
        typeof value === 'number' ? css(value) : String(value),
      ],
    ];
  });

const colorValue = (color: Color): string => {
  if ('fixed' in color) return color.fixed;
  if ('accent' in color) return `var(--i3${sides[color.accent]})`;
  return `var(--i-${color.palette})`;
};

const faceRules = (): string[] =>
  (Object.keys(materialCodes) as Material[]).flatMap((material) =>
    sides.map((side, index) => {
      const fill =
        material in variableCodes
          ? `var(--i${materialCodes[material]}${side})`
          : fixedTones[material as keyof typeof fixedTones][index]!;
      return rule([`.iso .${side}${materialCodes[material]}`], [['fill', fill]]);
    }),
  );

const inkRules = (): string[] =>
  (Object.keys(inkStyles) as Ink[]).map((ink) => {
    const style = inkStyles[ink];
    const declarations: [string, string][] = [['fill', style.fill ? colorValue(style.fill) : 'none']];
    const edge = style.stroke && 'palette' in style.stroke && style.stroke.palette === 'line';
    if (!style.stroke) declarations.push(['stroke', 'none']);
    else if (!edge)
      declarations.push(['stroke', colorValue(style.stroke)], ['stroke-width', css(style.width ?? 1)]);
    if (style.dash) declarations.push(['stroke-dasharray', style.dash]);
    if (style.round) declarations.push(['stroke-linecap', 'round']);
    if (style.opacity) declarations.push(['opacity', css(style.opacity)]);
    return rule([`.iso .${inkClasses[ink]}`], declarations);
  });

/** The style sheet of inline scenes, from the same tables that color the picture files. */
export const writeStylesheet = (motion: string): string =>
  [
    '/* Made by scripts/art.ts from src/art/kit: change the tables there, not this file. */\n',
    rule(
      ['.iso'],
      [
        ['display', 'block'],
        ['width', '100%'],
        ['height', '100%'],
        ['overflow', 'hidden'],
        // Inherited by the paths: resolved once per drawing instead of for each of a hundred paths.
        ['stroke', 'var(--i-line)'],
        ['stroke-width', 'var(--i-line-width)'],
        ['stroke-linejoin', 'round'],
      ],
    ),
    ...faceRules(),
    ...inkRules(),
    ...skinNames.map((skin) => rule([`.sk-${skin}`], paletteVariables(palettes[skin]))),
    ...areaNames.map((area) => rule([`.ar-${area}`], toneVariables('accent', accents[area]))),
    ...fieldPalettes.map(({ selector, changes }) => rule([selector], paletteVariables(changes))),
    motion,
  ].join('\n');

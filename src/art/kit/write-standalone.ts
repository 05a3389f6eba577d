import { type Color, type InkStyle, inkStyles } from './ink-styles.ts';
import { type Ink, inkClasses, type Material, materialCodes } from './materials.ts';
import { short } from './path.ts';
import { aspectRatio, type Drawing, viewBox } from './scene.ts';
import { type Area, fixedTones, paletteFor, type Skin, type Tones } from './skins.ts';

type Colors = ReturnType<typeof paletteFor>;

const resolve = (color: Color, colors: Colors): string => {
  if ('fixed' in color) return color.fixed;
  if ('accent' in color) return colors.accent[color.accent];
  return String(colors[color.palette]);
};

const inkAttributes = (style: InkStyle, colors: Colors): string => {
  const edge = style.stroke && 'palette' in style.stroke && style.stroke.palette === 'line';
  const parts = [`fill="${style.fill ? resolve(style.fill, colors) : 'none'}"`];
  // Edges inherit color and width from the root element.
  if (!style.stroke) parts.push('stroke="none"');
  else if (!edge)
    parts.push(`stroke="${resolve(style.stroke, colors)}"`, `stroke-width="${short(style.width ?? 1)}"`);
  if (style.dash) parts.push(`stroke-dasharray="${style.dash}"`);
  if (style.round) parts.push('stroke-linecap="round"');
  if (style.opacity) parts.push(`opacity="${short(style.opacity)}"`);
  return parts.join(' ');
};

const sideIndex = { t: 0, l: 1, r: 2 } as const;

const faceAttributes = (className: string, colors: Colors): string => {
  const material = (Object.keys(materialCodes) as Material[]).find(
    (name) => materialCodes[name] === className.slice(1),
  )!;
  const tones: Tones =
    material in fixedTones
      ? fixedTones[material as keyof typeof fixedTones]
      : colors[material as 'structure' | 'dark' | 'white' | 'accent'];
  return `fill="${tones[sideIndex[className[0] as keyof typeof sideIndex]]}"`;
};

const attributesOf = (className: string, colors: Colors): string => {
  const ink = (Object.keys(inkClasses) as Ink[]).find((name) => inkClasses[name] === className);
  return ink ? inkAttributes(inkStyles[ink], colors) : faceAttributes(className, colors);
};

/** For marks that this skin does not show. */
const INVISIBLE = 'fill="none" stroke="none"';

export interface StandaloneLook {
  readonly skin: Skin;
  readonly area: Area;
  readonly size: readonly [number, number];
  /** The background of the drawing. Defaults to transparent. */
  readonly field?: string;
}

/** A picture file with its colors written out, in attributes: no style sheet reaches into an image. */
export const writeStandalone = (drawing: Drawing, { skin, area, size, field }: StandaloneLook): string => {
  const colors = paletteFor(skin, area);
  const { left, top, width, height } = drawing.window;
  const ground = field
    ? `<path fill="${field}" stroke="none" d="M${left} ${top}h${width}v${height}h${-width}z"/>`
    : '';
  const body = drawing.runs
    .flatMap(({ paths }) => paths)
    .map(({ className, d }) => ({ attributes: attributesOf(className, colors), d }))
    .filter(({ attributes }) => attributes !== INVISIBLE)
    .map(({ attributes, d }) => `<path ${attributes} d="${d}"/>`)
    .join('');
  const root = [
    'xmlns="http://www.w3.org/2000/svg"',
    `width="${size[0]}" height="${size[1]}"`,
    `viewBox="${viewBox(drawing.window)}"`,
    `preserveAspectRatio="${aspectRatio(drawing)}"`,
    `stroke="${colors.line}" stroke-width="${short(colors.lineWidth)}" stroke-linejoin="round"`,
  ];
  return `<svg ${root.join(' ')}>${ground}${body}</svg>\n`;
};

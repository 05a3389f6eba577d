import { colors } from '#content/colors.ts';
import { company } from '#content/company.ts';
import { tone } from '#content/palette/tone.ts';
import { markShapes } from './mark-shapes.ts';
import { CAP_HEIGHT, outlineOf, placedPath } from './outline.ts';

const { ink, paper, blue } = colors;
/** Color of the vane on a dark background. */
const light = tone(blue, 0.727, 0.8);

const { body: BODY, vane: VANE } = markShapes(company.shortName);

const markPaths = (body: string, vane: string): string =>
  `<path fill="${body}" d="${BODY}"/><path fill="${vane}" d="${VANE}"/>`;

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>\n`;

/** The mark alone, for light and dark backgrounds. */
export const mark = (): string => svg(32, 32, markPaths(ink, blue));
export const markOnDark = (): string => svg(32, 32, markPaths(paper, light));

/** Mark and name side by side. */
const wordmark = (body: string, vane: string): string => {
  const outline = outlineOf(company.shortName);
  const scale = 19 / CAP_HEIGHT;
  const width = Math.ceil(42 + outline.width * scale);
  return svg(
    width,
    32,
    `${markPaths(body, vane)}<path fill="${body}" d="${placedPath(outline, scale, [42, 25.5])}"/>`,
  );
};
export const wordmarkOnLight = (): string => wordmark(ink, blue);
export const wordmarkOnDark = (): string => wordmark(paper, light);

/** The favicon follows the color scheme of the browser. */
export const favicon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.b{fill:${ink}}.v{fill:${blue}}@media (prefers-color-scheme:dark){.b{fill:${paper}}.v{fill:${light}}}</style><path class="b" d="${BODY}"/><path class="v" d="${VANE}"/></svg>\n`;

/** A home screen icon: the mark on ink, with padding that the device's mask may cut. */
export const appIcon = (padding: number): string => {
  const side = 32 + 2 * padding;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-padding} ${-padding} ${side} ${side}"><path fill="${ink}" d="M${-padding} ${-padding}h${side}v${side}h${-side}z"/>${markPaths(paper, light)}</svg>\n`;
};

import { aspectRatio, type Drawing, viewBox } from './scene.ts';

/** A scene for the page itself: colors come from the style sheet, by class. */
export const writeInline = (drawing: Drawing): string => {
  const body = drawing.runs
    .map(({ motion, paths }) => {
      const text = paths.map(({ className, d }) => `<path class="${className}" d="${d}"/>`).join('');
      return motion ? `<g class="${motion}">${text}</g>` : text;
    })
    .join('');
  const attributes = `viewBox="${viewBox(drawing.window)}" aria-hidden="true" preserveAspectRatio="${aspectRatio(drawing)}"`;
  return `<svg class="iso" ${attributes}>${body}</svg>\n`;
};

import type { Picture, Window } from './scene.ts';
import type { Solid } from './solid.ts';

/** A page's main picture, shown uncropped beside the title. */
export const hero = (...parts: readonly (readonly Solid[] | Solid)[]): Picture => ({
  solids: parts.flat(),
  canvas: { width: 500, height: 422 },
});

/** A picture wider than its container, cropped to fill it. */
export const panorama = (window: Window, ...parts: readonly (readonly Solid[] | Solid)[]): Picture => ({
  solids: parts.flat(),
  canvas: { width: window.width, height: window.height },
  window,
  bleeds: true,
});

/** A small picture for a card. */
export const spot = (...parts: readonly (readonly Solid[] | Solid)[]): Picture => ({
  solids: parts.flat(),
  canvas: { width: 273, height: 210 },
});

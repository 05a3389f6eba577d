/** Icons of the desk only, in the site's format: the `d` of one stroked path on a 24-pixel grid. */
export const check = 'm5 12 5 5L20 7';
export const filter = 'M4 6h16M7 12h10M10 18h4';
export const sort = 'M7 4v16m-3-3 3 3 3-3M17 20V4m-3 3 3-3 3 3';
export const dots =
  'M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0';
export const back = 'm15 6-6 6 6 6';
export const again = 'M20 11a8 8 0 1 0-2 6M20 4v7h-7';
export const next = 'm9 6 6 6-6 6';
export const pencil = 'm4 20 1-5L16 4l4 4L9 19z';

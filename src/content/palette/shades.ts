import { colors } from '../colors.ts';
import { tone } from './tone.ts';

const { paper, ink, steel, straw, bronze, violet, blue, teal, danger, success } = colors;

/**
 * The shades of each color, light to dark. In style sheets they are --color-steel-50 and so on. Each has a fixed lightness,
 * so that text stays legible when a brand color is changed.
 */
export const shades = {
  white: paper,
  steel: {
    50: tone(steel, 0.971, 0.12, -5),
    100: tone(steel, 0.942, 0.26, -9),
    200: tone(steel, 0.892, 0.4, -3),
    250: tone(steel, 0.848, 0.56),
    300: tone(steel, 0.825, 0.64, -2),
    350: tone(steel, 0.795, 0.76, -2),
    400: tone(steel, 0.67, 0.82, -3),
    500: steel,
    600: tone(steel, 0.45, 1.04),
  },
  ink: {
    700: tone(ink, 0.34, 1.29, -4),
    750: tone(ink, 0.314, 1.1, -9),
    800: tone(ink, 0.272, 1.2, -2),
    900: ink,
    950: tone(ink, 0.19, 0.97, 4),
  },
  straw: {
    50: tone(straw, 0.98, 0.17, 7),
    100: tone(straw, 0.945, 0.4, 6),
    200: tone(straw, 0.882, 0.25, -2),
    300: tone(straw, 0.89, 0.79, 2),
    400: straw,
    500: tone(straw, 0.743, 1, -3),
    600: tone(straw, 0.587, 0.83, -10),
    700: tone(straw, 0.474, 0.8, -9),
    900: tone(straw, 0.283, 0.31, 5),
  },
  bronze: {
    100: tone(bronze, 0.93, 0.25, 7),
    300: tone(bronze, 0.789, 0.78, 5),
    500: bronze,
    700: tone(bronze, 0.466, 0.84, -3),
    950: tone(bronze, 0.235, 0.31, 19),
  },
  violet: {
    50: tone(violet, 0.962, 0.1, 2),
    100: tone(violet, 0.913, 0.22),
    200: tone(violet, 0.857, 0.27, -2),
    300: tone(violet, 0.803, 0.57, 1),
    500: violet,
    700: tone(violet, 0.405, 0.92, -3),
    800: tone(violet, 0.321, 0.38, -3),
    900: tone(violet, 0.248, 0.5, -7),
    950: tone(violet, 0.21, 0.42, -8),
  },
  blue: {
    50: tone(blue, 0.963, 0.08),
    100: tone(blue, 0.926, 0.17),
    200: tone(blue, 0.875, 0.24, 1),
    300: tone(blue, 0.805, 0.5, -2),
    500: blue,
    700: tone(blue, 0.416, 0.79),
    900: tone(blue, 0.28, 0.49, -0.5),
  },
  teal: {
    50: tone(teal, 0.964, 0.14, -6),
    100: tone(teal, 0.917, 0.31, -6),
    200: tone(teal, 0.881, 0.32, -3),
    300: tone(teal, 0.807, 0.82, -4),
    500: teal,
    700: tone(teal, 0.428, 0.77, 2),
    900: tone(teal, 0.296, 0.52, 8),
    950: tone(teal, 0.248, 0.42, 7),
  },
  danger: {
    50: tone(danger, 0.96, 0.09, -2),
    300: tone(danger, 0.838, 0.5, -2),
    600: danger,
  },
  success: {
    50: tone(success, 0.959, 0.17, 4),
    700: success,
  },
} as const;

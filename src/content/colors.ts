/**
 * The colors. Whoever adopts this site changes these: pages, drawings, cards, documents, mails, the desk and the pages that the
 * server makes are all in tones of them (src/content/palette). No other file holds a color, and a test finds one that does.
 *
 * Write each as # and six signs from 0 to f. `npm test -- fast` then says which text could not be read on its ground.
 */
export const colors = {
  /** The ground of pages, mails and documents, and text on dark grounds. */
  paper: '#ffffff',
  /** Text, buttons, the footer and other dark grounds. */
  ink: '#0e1b26',
  /** Neutral: quiet grounds, lines, second text. */
  steel: '#5b7080',

  /** Buttons on dark grounds, what is to be seen first, the ground of Products. */
  straw: '#f5bc42',
  /** Products. */
  bronze: '#c4682b',
  /** Artificial intelligence. */
  violet: '#8f50b5',
  /** Solutions, links, the focus ring and the vane of the mark. */
  blue: '#2f66e0',
  /** Services. */
  teal: '#15838b',

  /** What is wrong, and what went well. */
  danger: '#b3261e',
  success: '#12633f',
} as const;

/** People in the drawn portraits. */
export const people = {
  skin: {
    ivory: '#efc3a0',
    peach: '#eab891',
    sand: '#e0ab84',
    honey: '#c98d63',
    amber: '#b97a4c',
    chestnut: '#a8693f',
    walnut: '#7c4a2d',
  },
  hair: {
    silver: '#b9bec4',
    slate: '#4a4f55',
    copper: '#8a5a34',
    umber: '#2a1c16',
    sable: '#201814',
    coffee: '#1d1512',
    black: '#1a1210',
  },
} as const;

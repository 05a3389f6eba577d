/** Icons of the editor: the `d` of one stroked path on a 24-pixel grid. */
export const plus = 'M12 5v14M5 12h14';
export const chevronUp = 'm6 15 6-6 6 6';
export const phoneScreen = 'M8 3h8v18H8zM11 18h2';
export const desktopScreen = 'M3 5h18v11H3zM9 20h6m-3-4v4';
export const openIn = 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6';
export const list = 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01';
export const eye =
  'M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0';
export const page = 'M6 3h9l4 4v14H6zM15 3v4h4';
export const hash = 'M5 9h15M4 15h15M10 4 8 20M16 4l-2 16';
export const lock = 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3';
export const wrench = 'M14 7a4 4 0 0 1 5.5-3.7L17 6l1 2 2 .5 2.3-2.3A4 4 0 0 1 17 11L8 20l-3.5-3.5L13.5 8z';
export const picture = 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9.5h.01';

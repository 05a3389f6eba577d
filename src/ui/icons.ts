/** Icons of controls, as the `d` of one stroked path on a 24-pixel grid. Topics have drawings instead. */
export const arrowRight = 'M4 12h16M13 5l7 7-7 7';
export const arrowLeft = 'M20 12H4M11 5l-7 7 7 7';
export const arrowDown = 'M12 4v16M5 13l7 7 7-7';
export const arrowUpRight = 'M7 17 17 7M8 7h9v9';
export const chevronDown = 'm6 9 6 6 6-6';
export const close = 'M6 6l12 12M18 6 6 18';
export const menu = 'M4 6h16M4 12h16M4 18h16';
export const search = 'M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M16 16l4.5 4.5';
export const mail = 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7';
export const phone =
  'M5 3.5h4l1.7 4.8-2.4 1.700a12.5 12.5 0 0 0 5.7 5.700l1.7-2.4 4.8 1.700v4c0 1-.8 1.7-1.8 1.600C10.7 20 4 13.3 3.4 5.3 3.3 4.3 4 3.5 5 3.5z';
export const download = 'M12 4v11M6.5 10l5.5 5.5L17.5 10M4 20h16';
export const circleCheck = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M8 12.300l2.8 2.700L16 9.5';
export const circleAlert = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7.5v5.5M12 16.200v.1';
export const triangleAlert = 'M12 3.5 22 20H2zM12 10v4.5M12 17.300v.1';
export const file = 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6';
export const xLogo = 'M4 4l16 16M20 4 4 20';
export const facebookLogo =
  'M14 21v-8h3l.6-3.5H14V7.300c0-1.2.5-1.8 1.8-1.800h2V2.600h-3c-2.9 0-4.4 1.6-4.4 4.5v2.400H7V13h3.400v8z';
export const linkedInLogo =
  'M4 9.5h3.5V20H4zM4 5a1.7 1.7 0 1 0 3.4 0A1.7 1.7 0 1 0 4 5M11 20V9.5h3.400V11c1.7-2.6 6.1-2.3 6.1 2.400V20H17v-6c0-2.2-2.5-2.3-2.5 0v6z';
export const pause = 'M9 5v14M15 5v14';
export const play = 'M7 4.5v15l12-7.5z';
export const cookie =
  'M12 3a9 9 0 1 0 9 9 3.6 3.6 0 0 1-4.5-4.5A3.6 3.6 0 0 1 12 3M8.5 9v.01M15.5 15v.01M11.5 12.5v.01M11 17v.01M7.5 13.5v.01';

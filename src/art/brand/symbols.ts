/** Symbols on a 28-unit square. */
export const symbols = {
  sun: 'M14 2a12 12 0 0 1 12 12H2A12 12 0 0 1 14 2zM2 18h24v3H2zM6 24h16v3H6z',
  wing: 'M2 20 26 4v7L9 24zM14 24l12-9v6l-4 3z',
  peak: 'M14 3 27 25H1zM14 12l-6 9.500h12z',
  chevrons: 'M2 4h8l7 10-7 10H2l7-10zM14 4h5l7 10-7 10h-5l7-10z',
  rail: 'M4 3h4v22H4zM20 3h4v22h-4zM10 6h8v3h-8zM10 13h8v3h-8zM10 20h8v3h-8z',
  spark: 'M8 14a6 6 0 1 1 12 0 6 6 0 1 1-12 0zM12 1h4v4h-4zM12 23h4v4h-4zM1 12h4v4H1zM23 12h4v4h-4z',
  bars: 'M2 18h6v8H2zM11 10h6v16h-6zM20 2h6v24h-6z',
  ring: 'M14 1a13 13 0 1 1 0 26 13 13 0 0 1 0-26zm0 7a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  gate: 'M2 26V10l12-8 12 8v16h-6V13l-6-4-6 4v13z',
  nut: 'M14 1 26 7.500v13L14 27 2 20.500v-13zM14 8 8 11v6l6 3 6-3v-6z',
  arch: 'M1 26V14a13 12 0 0 1 26 0v12h-6V15a7 7 0 0 0-14 0v11z',
  leaf: 'M4 24C2 10 12 2 25 3c1 13-7 22-18 20L16 12z',
  cloud: 'M8 24a6.5 6.5 0 0 1-1-12.900A8 8 0 0 1 22 9.5 7.3 7.3 0 0 1 20.5 24zM9 20h11v-2.500H9z',
  facets: 'M14 2 26 8v5L14 7 2 13V8zM14 11l12 6v5l-12-6-12 6v-5z',
  rays: 'M12.5 2h3v9h-3zM12.5 17h3v9h-3zM2 12.500h9v3H2zM17 12.500h9v3h-9zM5 7l2-2 6 6-2 2zM15 17l2-2 6 6-2 2zM21 5l2 2-6 6-2-2zM11 15l2 2-6 6-2-2z',
  beak: 'M3 6h13a9 9 0 0 1 9 9v10h-6V16a4 4 0 0 0-4-4H3zM8 15a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  trace: 'M2 12h8l3-7 5 17 3-10h5v4h-2.500L18.5 27 13 11.5 12 16H2z',
  strata:
    'M14 2 27 8.5 14 15 1 8.500zM4 13.500l10 5 10-5 3 1.5-13 6.500L1 15zM4 19.500l10 5 10-5 3 1.5-13 6.500L1 21z',
  diamond: 'M14 1 27 14 14 27 1 14zM14 9l-5 5 5 5 5-5z',
  waves: 'M2 6h6l4 4h4l4-4h6v5h-4l-4 4h-8l-4-4H2zM2 16h6l4 4h4l4-4h6v5h-4l-4 4h-8l-4-4H2z',
  tiles: 'M2 2h11v11H2zM15 15h11v11H15zM15 2h11v11a11 11 0 0 1-11-11z',
  halves: 'M15 1a13 13 0 0 1 0 26zM12 27a13 13 0 0 1 0-26v6a7.2 7.2 0 0 0 0 14z',
  slashes: 'M9 2h6L7 26H1zM20 2h6l-8 24h-6z',
  star: 'm14 1 4 9 9 4-9 4-4 9-4-9-9-4 9-4z',
  steps: 'M2 20h7v-7h7V6h10v6h-4v7h-7v7H2z',
} as const;
export type SymbolName = keyof typeof symbols;
export const symbolNames = Object.keys(symbols) as SymbolName[];

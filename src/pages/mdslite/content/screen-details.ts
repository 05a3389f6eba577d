/** What the small pictures beside the four cores show. One plant, one afternoon, the same part throughout. */
export const dispatchList = [
  { order: '1004127', part: 'Pump housing P40', quantity: '212 of 400', state: 'Running' },
  { order: '1004131', part: 'Pump housing P60', quantity: '240', state: 'Next' },
  { order: '1004133', part: 'Cover plate C12', quantity: '600', state: 'Released' },
] as const;

export const genealogy = {
  lots: ['Casting lot C-2291', 'Seal lot S-0417', 'Screw lot M6-118'],
  suspect: 0,
  unit: 'Housing P40-88213',
  shipped: 'Shipped on 80017342',
} as const;

export const controlChart = {
  title: 'Leak rate, ml/min',
  upper: 'Upper limit 2.0',
  limit: 2,
  values: [0.9, 1.1, 0.8, 1.2, 1, 1.3, 1.1, 1.5, 1.4, 1.7, 1.9, 2.2],
} as const;

export const weekOfLosses = [
  { cause: 'Feeder jam', minutes: 96 },
  { cause: 'Changeover', minutes: 71 },
  { cause: 'No material', minutes: 43 },
  { cause: 'Leak test', minutes: 18 },
] as const;

import type { PointRecord } from '#content/product-records.ts';

export const finance = {
  title: 'Built for lease accounting, escalation and settlement',
  note: 'The questions that heads of property finance ask us first.',
} as const;

export const financePoints: readonly PointRecord[] = [
  {
    title: 'IFRS 16 and ASC 842',
    description:
      'Term, options, escalations and incentives go from the signed contract to SAP RE-FX or your lease-accounting tool, which values the leases you hold and straight-lines the rent of those you grant. Each remeasurement links to the addendum that caused it.',
  },
  {
    title: 'SAP RE-FX contracts',
    description:
      'Contracts, conditions and rental objects are read and changed through BAPIs and released APIs, never in the tables themselves. Your own fields are mapped too, and RE-FX remains the master.',
  },
  {
    title: 'Rent escalation',
    description:
      'CPI indexation, fixed steps and percentage rent are recalculated from the clause on file. Increases due within 90 days are listed for approval, with the notice date of each lease.',
  },
  {
    title: 'Service charges',
    description:
      'Before a settlement or CAM reconciliation runs, cost totals, areas, meter readings and pro rata shares are compared across systems. Each statement is filed with its lease.',
  },
  {
    title: 'CAFM and GIS',
    description:
      'Planon or Archibus supplies rooms, areas and work orders, Esri ArcGIS parcels and locations. When an area is measured again, you see which leases and charges change with it.',
  },
  {
    title: 'Move to S/4HANA',
    description:
      'When RE-FX moves from ECC to S/4HANA, the record holds old and new keys side by side. The other systems stay connected, and the rent roll is reconciled before and after the cutover.',
  },
];

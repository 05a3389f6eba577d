import type { FeatureRecord, PointRecord } from '#content/product-records.ts';

export const systems: readonly PointRecord[] = [
  {
    title: 'SAP CRM',
    description:
      'Customer management: contacts, contracts and service requests, as the agent sees them during the call.',
  },
  {
    title: 'SAP utilities industry solution',
    description:
      'IS-U: premises, devices and their certification periods, reads, rates and bills. Its contract accounting, FI-CA, holds what customers owe and have paid.',
  },
  {
    title: 'SAP enterprise core',
    description:
      'General ledger, materials and plant maintenance: totals are posted, parts are issued, crews are scheduled.',
  },
];

/** One meter's path. `system` counts the systems above from 0. */
export const trace: readonly (PointRecord & { readonly system: 0 | 1 | 2 })[] = [
  { system: 0, title: 'Move-in', description: 'Contract for 14 Alder Lane, from May 1' },
  { system: 2, title: 'Meter set', description: 'Service order 4003127, meter E-558210 from stock' },
  { system: 1, title: 'Read', description: 'May 31: 00412 kWh, plausible' },
  { system: 1, title: 'Bill', description: 'Rate R-1, $63.42, due June 21' },
  { system: 1, title: 'Payment', description: 'June 18: FI-CA clears the item' },
  { system: 0, title: 'Question', description: 'Agent sees read, bill and payment on one screen' },
];

export interface ModuleRecord extends FeatureRecord {
  /** The name SAP people use. */
  readonly code: string;
}

export const modules: readonly ModuleRecord[] = [
  {
    code: 'CRM',
    title: 'CRM with utilities industry solution',
    description: 'Customer service and utility contracts on one screen, so a move-in takes one call.',
    features: [
      'Interaction center',
      'Move-in, move-out, transfer',
      'Service requests and complaints',
      'Payment plans and deposits',
    ],
  },
  {
    code: 'IS-U',
    title: 'Billing and invoicing',
    description:
      'Residential and commercial rates, calculated from checked reads, invoiced by portion and settled in FI-CA.',
    features: [
      'Rates, steps and demand charges',
      'Estimates and corrections',
      'Budget billing',
      'Payment, clearing and dunning (FI-CA)',
    ],
  },
  {
    code: 'MM',
    title: 'Material management',
    description: 'Meters, cable and spare parts from requisition to truck, each serial number accounted for.',
    features: [
      'Purchasing and goods receipt',
      'Serialized meters in stock',
      'Truck and depot stock',
      'Issue to service order',
    ],
  },
  {
    code: 'PM',
    title: 'Plant maintenance',
    description:
      'Installations, inspections and repairs planned as orders, with hours and parts confirmed in the field.',
    features: [
      'Service and work orders',
      'Inspection rounds and findings',
      'Preventive plans for the network',
      'Crew confirmation',
    ],
  },
];

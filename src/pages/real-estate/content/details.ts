import type { FeatureRecord, PointRecord } from '#content/product-records.ts';
import type { StatRecord } from '#content/types.ts';

export const reasons: readonly PointRecord[] = [
  {
    title: 'One lease, typed four times',
    description:
      'A rent change is entered in property management, repeated in finance, noted in CRM and filed as a PDF. Each copy can differ.',
  },
  {
    title: 'Answers that take a meeting',
    description:
      'What a building earns after service charges is spread over three systems and a spreadsheet.',
  },
  {
    title: 'Dates that pass unnoticed',
    description:
      'Termination options, rent escalations and guarantees are written in documents that no system reads.',
  },
  {
    title: 'Growth that adds clerks',
    description:
      'Each acquisition brings its own tools, and one more set of records to keep in step by hand.',
  },
];

export const systems: readonly FeatureRecord[] = [
  {
    title: 'Property management',
    description: 'Owns units, leases and charges: SAP RE-FX, Yardi Voyager or MRI.',
    features: [
      'Buildings, units and areas',
      'Leases, options, indexation',
      'Service charges',
      'Maintenance requests',
    ],
  },
  {
    title: 'CRM',
    description: 'Owns tenants and prospects: Salesforce or Microsoft Dynamics 365.',
    features: ['Contacts and roles', 'Showings and offers', 'Tenant correspondence', 'Renewal pipeline'],
  },
  {
    title: 'Financial',
    description: 'Owns what is due and paid: SAP ECC, SAP S/4HANA or Oracle.',
    features: [
      'Rent invoices and receipts',
      'Past-due rent and reminders',
      'Owner statements',
      'Budget against actual',
    ],
  },
  {
    title: 'Document management',
    description: 'Owns contracts and proof: OpenText or Microsoft SharePoint.',
    features: [
      'Contracts and addenda',
      'Plans and certificates',
      'Retention and access rules',
      'Full-text search',
    ],
  },
];

export const capabilities: readonly PointRecord[] = [
  {
    title: 'One property record',
    description:
      'The keys of the four systems are matched once and kept matched. What does not fit goes on a work list.',
  },
  {
    title: 'Changes passed on as events',
    description: 'Each system receives a change within minutes, and nightly file transfers end.',
  },
  {
    title: 'Checks before posting',
    description:
      'Area, rent and dates are compared with the contract. A mismatch waits for a person to decide.',
  },
  {
    title: 'Reports that reconcile',
    description:
      'Vacancy, yield, arrears and expiring leases by building, owner or city, from the same figures.',
  },
];

export const stats: readonly StatRecord[] = [
  { value: '40', unit: '%', label: 'faster from signed lease to first invoice' },
  { value: '95', unit: '%', label: 'accuracy of automatic matches; the others go to a work list' },
  { value: 'Unlimited', label: 'growth: another property is one more record, not more clerks' },
];

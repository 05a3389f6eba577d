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
    description: 'Net operating income by building is pieced together from three systems and a spreadsheet.',
  },
  {
    title: 'Dates that pass unnoticed',
    description:
      'Termination options, rent escalations and expiring guarantees sit in PDF files that no system reads.',
  },
  {
    title: 'Growth that adds clerks',
    description: 'Each acquisition brings its own tools and another set of records to reconcile by hand.',
  },
];

export const systems: readonly FeatureRecord[] = [
  {
    title: 'Property management',
    description: 'Units, leases and charges, in SAP RE-FX, Yardi Voyager or MRI.',
    features: [
      'Buildings, units and areas',
      'Leases, options, indexation',
      'Service charges',
      'Maintenance requests',
    ],
  },
  {
    title: 'CRM',
    description: 'Tenants and prospects, in Salesforce or Microsoft Dynamics 365.',
    features: ['Contacts and roles', 'Showings and offers', 'Tenant correspondence', 'Renewal pipeline'],
  },
  {
    title: 'Financial',
    description: 'Receivables and payments, in SAP ECC, SAP S/4HANA or Oracle.',
    features: [
      'Rent invoices and receipts',
      'Past-due rent and reminders',
      'Owner statements',
      'Budget against actual',
    ],
  },
  {
    title: 'Document management',
    description: 'Signed contracts, in OpenText or Microsoft SharePoint.',
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
      'Building, unit, lease and tenant numbers of the four systems are matched. Records without a match go to a work list.',
  },
  {
    title: 'Changes passed on as events',
    description: 'Each system receives a change within minutes. Nightly file transfers are switched off.',
  },
  {
    title: 'Checks before posting',
    description:
      'Area, rent and dates are compared with the contract. A mismatch is held until a person decides.',
  },
  {
    title: 'Reports that reconcile',
    description:
      'Vacancy, yield, past-due rent and lease expirations by building, owner or city, reconciled with the ledger.',
  },
];

export const stats: readonly StatRecord[] = [
  { value: '40', unit: '%', label: 'faster from signed lease to first invoice' },
  { value: '95', unit: '%', label: 'accuracy of automatic matching; doubtful records go to a work list' },
  { value: 'Unlimited', label: 'growth: more properties without more clerks' },
];

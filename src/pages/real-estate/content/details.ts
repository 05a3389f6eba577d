import type { FeatureRecord, PointRecord } from '#content/product-records.ts';
import type { StatRecord } from '#content/types.ts';

export const reasons: readonly PointRecord[] = [
  {
    title: 'The same lease, keyed four times',
    description:
      'A rent change is entered in property management, repeated in finance, mentioned in CRM and filed as a PDF. Each copy is a chance to differ.',
  },
  {
    title: 'Questions that need a meeting',
    description:
      'What do we earn on this building, after service charges? The answer sits in three systems and one spreadsheet.',
  },
  {
    title: 'Deadlines nobody owns',
    description: 'Break options, indexation dates and guarantees expire in a document that no system reads.',
  },
  {
    title: 'Growth that adds clerks',
    description:
      'When every acquisition brings its own tools, each new property adds work to people who have enough.',
  },
];

export const systems: readonly FeatureRecord[] = [
  {
    title: 'Property management',
    description: 'Where units and leases live.',
    features: [
      'Buildings, units and areas',
      'Leases, options, indexation',
      'Service charges',
      'Maintenance requests',
    ],
  },
  {
    title: 'CRM',
    description: 'Where tenants and prospects live.',
    features: ['Contacts and roles', 'Viewings and offers', 'Tenant correspondence', 'Renewal pipeline'],
  },
  {
    title: 'Financial',
    description: 'Where money is owed and paid.',
    features: [
      'Rent invoices and receipts',
      'Arrears and reminders',
      'Owner statements',
      'Budget against actual',
    ],
  },
  {
    title: 'Document management',
    description: 'Where proof is kept.',
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
      'Identifiers of the four systems are matched once and kept matched, with a list of what does not fit.',
  },
  {
    title: 'Changes passed on as events',
    description:
      'A signed addendum updates the lease, the next invoice and the tenant’s file within minutes.',
  },
  {
    title: 'Rules before posting',
    description: 'Area, rent and dates are checked against the contract. What fails waits for a person.',
  },
  {
    title: 'Reports over everything',
    description:
      'Vacancy, yield, arrears and expiries by building, owner or city, from figures that reconcile.',
  },
];

export const stats: readonly StatRecord[] = [
  { value: '40', unit: '%', label: 'faster from signed lease to first invoice' },
  { value: '95', unit: '%', label: 'accuracy of matched records across the four systems' },
  { value: 'Unlimited', label: 'growth: a property more is a record more' },
];

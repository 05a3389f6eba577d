import type { IndustryTexts } from './industry.ts';

/** Industries that extract, sell, care, lend, connect, govern and serve. */
export const servingTexts: IndustryTexts = {
  'oil-and-gas': {
    subtitle: 'Field, maintenance and accounting data that agree',
    description:
      'A shut-in well costs money by the hour, and so does a joint-venture statement that partners dispute. We bring field data, maintenance and accounting together at the asset.',
    challenges: [
      {
        title: 'Permit to work',
        description: 'Permits, isolations and work orders checked against each other before a crew leaves.',
      },
      {
        title: 'Turnaround planning',
        description: 'Scope, cranes and contractors on one critical path, frozen on an agreed date.',
      },
      {
        title: 'Production allocation',
        description: 'Metered volumes allocated to wells and owners by a rule that partners can rerun.',
      },
      {
        title: 'Remote equipment',
        description: 'Pump and compressor readings filtered at the edge, alarms ranked by lost barrels.',
      },
    ],
  },
  retail: {
    subtitle: 'One stock figure for stores and online',
    description:
      'Customers notice wrong stock figures before headquarters does. We bring store, warehouse and web inventory together, and fill each order from the place that really has the goods.',
    challenges: [
      {
        title: 'Inventory accuracy',
        description: 'Counts by handheld, differences explained by cause and corrected the same day.',
      },
      {
        title: 'Order fulfillment',
        description: 'Ship from store, pick up in store and returns anywhere, posted once.',
      },
      {
        title: 'Markdown timing',
        description: 'Price steps set by sell-through and remaining weeks, store by store.',
      },
    ],
  },
  healthcare: {
    subtitle: 'Give clinicians time back',
    description:
      'Every minute at a keyboard is a minute away from the bedside. We connect clinical, supply and billing systems, so that each treatment is recorded once. A hospital group that plans with our forecast needs 21% fewer agency nursing hours.',
    challenges: [
      {
        title: 'Supply at the point of care',
        description: 'Implants and medication scanned to the patient, replenished without a phone call.',
      },
      {
        title: 'Interoperability',
        description: 'HL7 and FHIR interfaces monitored around the clock, each with a named owner.',
      },
      {
        title: 'Revenue cycle',
        description: 'Denials sorted by cause and sent back to the step that produces them.',
      },
      {
        title: 'Patient data protection',
        description: 'Access by role and case under HIPAA, logged in a form that a privacy officer can read.',
      },
    ],
  },
  'financial-services': {
    subtitle: 'Report figures you can trace to their source',
    description:
      'Regulators ask where a figure comes from, down to the single contract. We build the path from report to ledger entry to source, and keep it documented. At a commercial lender, a loan file is ready in 4 hours instead of 3 days.',
    challenges: [
      {
        title: 'Data lineage',
        description: 'Each reported figure traceable to its source fields and rules, as BCBS 239 expects.',
      },
      {
        title: 'Month-end close',
        description: 'Reconciliations that run daily, so that differences are cleared before the last day.',
      },
      {
        title: 'Model risk',
        description: 'Inventory, validation and monitoring for every model that touches a decision.',
      },
      {
        title: 'Core modernization',
        description: 'Functions moved off the mainframe one at a time, with old and new reconciled daily.',
      },
    ],
  },
  telecommunications: {
    subtitle: 'From order to live service without rekeying',
    description:
      'An order for a fiber line crosses a dozen systems before the service works. We automate the handovers between them and show where each order stands.',
    challenges: [
      {
        title: 'Order fallout',
        description: 'Orders stuck between systems found by rule and repaired at the cause.',
      },
      {
        title: 'Field workforce',
        description: 'Technicians who arrive with the right part, permit and access the first time.',
      },
      {
        title: 'Network inventory',
        description: 'What is planned, what is built and what is billed, compared every night.',
      },
      {
        title: 'Revenue assurance',
        description: 'Usage, rating and invoices reconciled before the invoice goes out.',
      },
    ],
  },
  'government-and-public-sector': {
    subtitle: 'Systems that pass audits and outlast budgets',
    description:
      'Budgets are annual, systems last for decades, and procurement is public. We deliver in steps that each work on their own, documented so that any supplier can continue.',
    challenges: [
      {
        title: 'Grants and funds',
        description: 'Spending tied to purpose and period under 2 CFR 200, with the evidence attached.',
      },
      {
        title: 'Legacy replacement',
        description:
          'Legacy systems retired step by step, with old and new run side by side until they agree.',
      },
      {
        title: 'Accessible services',
        description: 'Forms to Section 508, for keyboard, screen reader and five-year-old phones.',
      },
      {
        title: 'Open procurement',
        description: 'No lock-in: open interfaces, documented data, an exit plan from the first day.',
      },
    ],
  },
  services: {
    subtitle: 'Know the margin before the invoice',
    description:
      'Unsold hours cannot be stored. We put project, staffing and billing on a shared record, so that partners see the margin while they can still change it.',
    challenges: [
      {
        title: 'Utilization',
        description: 'Staffing by skill and date, three months ahead, across offices.',
      },
      {
        title: 'Work in progress',
        description: 'Unbilled time aged and explained each week.',
      },
      {
        title: 'Contract terms',
        description: 'Rates, caps and milestones read from the contract into the billing run.',
      },
    ],
  },
};

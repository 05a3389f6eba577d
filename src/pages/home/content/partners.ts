import { capitalized, countWord } from '#content/number-words.ts';
import type { StatRecord } from '#content/types.ts';
import type { PartnerRecord } from './records.ts';

/**
 * Partners, in the order of the page. Copy a record to add one, delete it to take one away.
 *
 *   name         as they write it
 *   logo         a file of media/: { media: 'acme.svg', alt: 'Acme' }, or a drawn wordmark: 'partner-...'; left out: the name in type
 *   description  one sentence on what they bring
 *   stats        one figure of the work together, in a few words
 *   color        of the marks beside the highlights: straw, bronze, violet, blue or teal
 *   highlights   two short lines
 */
export const partners = [
  {
    name: 'Nordvale Cloud',
    logo: 'partner-nordvale-cloud',
    description: 'Hosting and landing zones for regulated workloads.',
    stats: '42 joint projects',
    color: 'blue',
    highlights: ['SAP on dedicated hosts', 'Failover across two regions'],
  },
  {
    name: 'Axiomere PLM',
    logo: 'partner-axiomere-plm',
    description: '3D design, simulation and lifecycle platforms.',
    stats: '18 years together',
    color: 'violet',
    highlights: ['Multi-CAD exchange', 'Change orders at the line'],
  },
  {
    name: 'Heliovant',
    logo: 'partner-heliovant',
    description: 'Planning, consolidation and analytics at group scale.',
    stats: '29 group closes',
    color: 'straw',
    highlights: ['Driver-based planning', 'Consolidation in one ledger'],
  },
  {
    name: 'Corvenna Robotics',
    logo: 'partner-corvenna-robotics',
    description: 'Robot programming and offline simulation.',
    stats: '110 cells simulated',
    color: 'bronze',
    highlights: ['Reach and cycle studies', 'Programs loaded overnight'],
  },
  {
    name: 'Veritessa',
    logo: 'partner-veritessa',
    description: 'Serialization and track-and-trace networks.',
    stats: '30+ sites live',
    color: 'teal',
    highlights: ['Lot genealogy', 'Supplier event feeds'],
  },
  {
    name: 'Stratavel ERP',
    logo: 'partner-stratavel-erp',
    description: 'Core finance, supply chain and utilities suites.',
    stats: '64 rollouts',
    color: 'blue',
    highlights: ['Finance and logistics core', 'Meter-to-cash billing'],
  },
] as const satisfies readonly PartnerRecord[];

export const alliances = {
  title: 'Strategic alliances',
  note: `${capitalized(countWord(partners.length))} partners supply what we do not build. We earn no reseller commission, so we can recommend another product where it fits better. The figures below are the partners’ combined totals.`,
} as const;

export const allianceStats: readonly StatRecord[] = [
  { value: '6+', label: 'partners' },
  { value: '480K+', label: 'customer base' },
  { value: '33K+', label: 'professionals' },
  { value: '200+', label: 'countries' },
];

import { teamNames } from '#content/shifts.ts';
import type { LinkRecord } from '#content/types.ts';
import type { InsightRecord } from '#features/home/records.ts';
import type { CaseStudyRecord } from './records.ts';

export const insightsTitle = 'Latest insights';

/** There is no page of all insights: the link unfolds all cards in place. */
export const allInsights = {
  label: 'View all insights',
  fewer: 'Show fewer insights',
  to: { url: '#' },
} as const satisfies LinkRecord & { fewer: string };

/**
 * Insights, in any order: the page shows the newest first. Copy a record to add one, delete it to take one away.
 *
 *   image        a file of media/: { media: 'plant.jpg', alt: 'The plant at night' }, or a drawn picture;
 *                docs/art-contact-sheet.png shows them
 *   type         any: 'Article', 'White paper', 'Podcast'
 *   date         year-month-day: '2025-03-12'
 *   title, description
 *   url          where it is read, on any site: 'https://...'
 */
export const insights = [
  {
    image: 'scene-cloud-enablement.drawn-solutions',
    type: 'Article',
    date: '2025-03-12',
    title: 'Moving a plant to S/4HANA Cloud without stopping it',
    description: 'How two timed rehearsals turn a risky cutover weekend into a routine one.',
    url: 'https://insights.example.com/plant-to-s4hana-cloud',
  },
  {
    image: 'scene-flexpod.built-products',
    type: 'Case note',
    date: '2025-02-27',
    title: 'Proof of delivery in one day instead of nine',
    description: 'A carrier invoices eight days sooner because disputes are settled at the dock.',
    url: 'https://insights.example.com/proof-of-delivery',
  },
  {
    image: 'scene-ai-services.run-ai',
    type: 'Briefing',
    date: '2025-02-14',
    title: 'Three uses of generative AI that pass a quality audit',
    description:
      'Deviation summaries, complaint triage and supplier letters, and why final release stays with people.',
    url: 'https://insights.example.com/generative-ai-in-quality',
  },
  {
    image: 'scene-factory-of-the-future.drawn-solutions',
    type: 'White paper',
    date: '2025-01-30',
    title: 'What a digital twin should tell you at 06:00',
    description:
      'Staffing, material, tooling, quality holds and open repairs, checked before the line starts.',
    url: 'https://insights.example.com/digital-twin-at-six',
  },
  {
    image: 'scene-managed-services.run-services',
    type: 'Article',
    date: '2025-01-16',
    title: `Handing a ticket from ${teamNames[0]} to ${teamNames[1]}`,
    description: 'A six-line handover note, so that clients never explain an outage twice.',
    url: 'https://insights.example.com/follow-the-sun-handover',
  },
  {
    image: 'scene-transport-migration.built-products',
    type: 'Field note',
    date: '2025-01-09',
    title: 'Forty SAP transports in one night, in the right order',
    description: 'How tables, programs and dependent objects are sequenced before they reach production.',
    url: 'https://insights.example.com/forty-transports',
  },
] as const satisfies readonly InsightRecord[];

export const caseStudy: CaseStudyRecord = {
  client: 'Fenwright',
  title: 'A single production record for three plants, without a lost shift',
  text: 'Fenwright ran three plants on three execution systems, with spreadsheets in between. MDSLite went live on the first line in eight weeks; the other lines followed in eight-week steps.',
  stats: [
    { value: '31', unit: '%', label: 'less time from order to shipment' },
    { value: '8', label: 'weeks from kickoff to the first live line' },
  ],
  action: {
    label: 'Read the case study',
    to: { url: 'https://insights.example.com/fenwright-three-plants' },
  },
};

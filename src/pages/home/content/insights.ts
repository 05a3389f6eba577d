import { headquarters, otherOffice } from '#content/places.ts';
import type { LinkRecord } from '#content/types.ts';
import type { InsightRecord } from '#features/home/records.ts';
import type { CaseStudyRecord } from './records.ts';

export const insightsTitle = 'Latest insights';

/** Leads nowhere yet: there is no page of all insights. */
export const allInsights: LinkRecord = { label: 'View all insights', to: { url: '#' } };

/**
 * Insights, in any order: the page shows the newest first. Copy a record to add one, delete it to take one away.
 *
 *   image        the name of a drawn picture; docs/art-contact-sheet.png shows them
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
    description: 'How three cutover rehearsals turn a risky weekend into a routine one.',
    url: 'https://insights.example.com/plant-to-s4hana-cloud',
  },
  {
    image: 'scene-flexpod.built-products',
    type: 'Case note',
    date: '2025-02-27',
    title: 'Proof of delivery in one day instead of nine',
    description: 'A haulier shortens invoicing by settling disputes at the dock.',
    url: 'https://insights.example.com/proof-of-delivery',
  },
  {
    image: 'scene-ai-services.run-ai',
    type: 'Briefing',
    date: '2025-02-14',
    title: 'Where generative AI earns its place in quality',
    description: 'Three uses that pass an audit, and one that does not yet.',
    url: 'https://insights.example.com/generative-ai-in-quality',
  },
  {
    image: 'scene-factory-of-the-future.drawn-solutions',
    type: 'White paper',
    date: '2025-01-30',
    title: 'What a digital twin should tell you at 6 a.m.',
    description: 'Five questions a shift lead should be able to answer before the line starts.',
    url: 'https://insights.example.com/digital-twin-at-six',
  },
  {
    image: 'scene-managed-services.run-services',
    type: 'Article',
    date: '2025-01-16',
    title: `Handing a ticket from ${headquarters.city} to ${otherOffice.city}`,
    description: 'What the outgoing shift writes down so that nobody explains the outage twice.',
    url: 'https://insights.example.com/follow-the-sun-handover',
  },
  {
    image: 'scene-transport-migration.built-products',
    type: 'Field note',
    date: '2025-01-09',
    title: 'Forty transports, one night, no surprises',
    description: 'Sequencing SAP changes so that production gets them in the order they were tested.',
    url: 'https://insights.example.com/forty-transports',
  },
] as const satisfies readonly InsightRecord[];

export const caseStudy: CaseStudyRecord = {
  client: 'Fenwright',
  title: 'Three plants, one production record, no missed shifts',
  text: 'Fenwright ran three execution systems and a wall of spreadsheets. We mapped the lines, piloted MDSLite on one of them and brought in the rest in eight-week steps.',
  stats: [
    { value: '31', unit: '%', label: 'less time from order to shipment' },
    { value: '8', label: 'weeks from kickoff to the first live line' },
  ],
  action: {
    label: 'Read the case study',
    to: { url: 'https://insights.example.com/fenwright-three-plants' },
  },
};

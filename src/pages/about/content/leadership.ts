import { company } from '#content/company.ts';
import { capitalized, countWord } from '#content/number-words.ts';
import { otherOffice } from '#content/places.ts';

/**
 * Leaders, in the order of the page. Copy a record to add one, delete it to take one away.
 *
 *   name         first and last
 *   position     what they are
 *   photo        the name of a drawn portrait: 'portrait-leader-...'
 *   description  paragraphs, two as a rule
 */
export interface LeadershipProfile {
  readonly name: string;
  readonly position: string;
  readonly photo: string;
  readonly description: readonly string[];
}

const profiles: readonly LeadershipProfile[] = [
  {
    name: 'Thomas Whitcomb',
    position: 'Founder and Chief Executive Officer',
    photo: 'portrait-leader-1',
    description: [
      `Thomas was a controls engineer for eleven years before he founded the company in ${company.foundingYear}. He wrote the first interface between a milling center and SAP himself, and still reviews the proposal for every first project.`,
      'He chairs the monthly review in which delivery leads report what went wrong. It has no slides.',
    ],
  },
  {
    name: 'Anjali Kulkarni',
    position: 'Chief Technology Officer',
    photo: 'portrait-leader-2',
    description: [
      `Anjali opened the ${otherOffice.city} office in ${otherOffice.since} with nine people and a rota on a whiteboard. She is responsible for architecture, the product line and the patents that came out of it.`,
      'Her teams run the AI practice. Before a model goes live she asks one question: who notices when it is wrong?',
    ],
  },
  {
    name: 'Marcus Bell',
    position: 'Chief Operating Officer',
    photo: 'portrait-leader-3',
    description: [
      'Marcus came from plant management: four sites, two recalls and one ERP cut-over on New Year’s Eve. He runs delivery and managed services in all five locations.',
      'On-time delivery is his figure. He publishes it to clients each quarter, with the reasons for each miss.',
    ],
  },
];

export const leadership = {
  title: 'Leadership',
  note: `${capitalized(countWord(profiles.length))} people who still read handover logs.`,
  profiles,
} as const;

/** Says what a portrait is to those who do not see it. */
export const portraitText = 'Drawn portrait of {name}';

import { company } from '#content/company.ts';
import type { MediaPicture } from '#content/media-picture.ts';
import { deliveryLocations, otherOffice } from '#content/places.ts';
import type { ImageName } from '#generated/picture-names.ts';

/**
 * Leaders, in the order of the page. Copy a record to add one, delete it to take one away.
 *
 *   name         first and last
 *   position     what they are
 *   photo        a file of media/: { media: 'anna.jpg', alt: 'Anna Berg at her desk' }, or a drawn portrait: 'portrait-leader-...'
 *   description  paragraphs, two as a rule
 */
export interface LeadershipProfile {
  readonly name: string;
  readonly position: string;
  readonly photo: ImageName | MediaPicture;
  readonly description: readonly string[];
}

const profiles: readonly LeadershipProfile[] = [
  {
    name: 'Thomas Whitcomb',
    position: 'Founder and Chief Executive Officer',
    photo: 'portrait-leader-1',
    description: [
      `Thomas was a controls engineer for eleven years before he founded the company in ${company.foundingYear}. He wrote the first interface between a milling center and SAP himself, and still reviews every proposal to a new client.`,
      'Each month he chairs a review in which delivery leads report what went wrong and what they have changed.',
    ],
  },
  {
    name: 'Anjali Kulkarni',
    position: 'Chief Technology Officer',
    photo: 'portrait-leader-2',
    description: [
      `Anjali opened the ${otherOffice.city} office in ${otherOffice.since} with nine people and a shift plan on a whiteboard. She is responsible for architecture, the product line and the patents behind it.`,
      'Her teams also run the AI practice. No model goes live until someone is named to monitor its errors.',
    ],
  },
  {
    name: 'Marcus Bell',
    position: 'Chief Operating Officer',
    photo: 'portrait-leader-3',
    description: [
      `Marcus came from plant management: four sites, two recalls and an ERP cutover on New Year’s Eve. He runs delivery and managed services in all ${deliveryLocations}.`,
      'He is accountable for on-time delivery. Clients get the figure each quarter, with the reason for every miss.',
    ],
  },
];

export const leadership = {
  title: 'Leaders who have run plants and written code',
  profiles,
} as const;

/** Says what a portrait is to those who do not see it. */
export const portraitText = 'Drawn portrait of {name}';

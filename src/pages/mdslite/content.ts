import { productEnquiry } from '#content/product-records.ts';
import type { CallToActionRecord, HeroRecord, LinkRecord, StatRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export { board } from './content/board.ts';
export { cores } from './content/cores.ts';
export { benefits, film, manufacturingTypes } from './content/details.ts';
export { controlChart, dispatchList, genealogy, weekOfLosses } from './content/screen-details.ts';
export { webinar } from './content/webinar.ts';

const requestDemo: LinkRecord = { label: 'Request Demo', to: productEnquiry('MDS Lite') };

export const hero: HeroRecord = {
  lead: 'Orders in, work at the stations, checks on the spot and a live board at the end: a lean execution system out of the box, at 20% of the traditional cost.',
  actions: [requestDemo, { label: 'Watch the film', to: { anchor: 'film' } }],
};

export const stats: readonly StatRecord[] = [
  { value: '80', unit: '%', label: 'of manufacturing challenges addressed' },
  { value: '20', unit: '%', label: 'of traditional cost' },
  { value: '8', label: 'weeks implementation' },
];

export const headings = {
  board: {
    title: 'What the line sees',
    note: 'One display above the line, the same figures on the plant manager’s phone. Nobody waits for the report.',
  },
  cores: {
    title: 'Four cores, one database',
    note: 'Switch on all four, or begin with the one that hurts.',
  },
  types: { title: 'Three manufacturing types', note: 'The same product, set up in three ways.' },
  benefits: { title: 'What you get for it', note: 'Six things a plant notices in the first quarter.' },
} as const;

export const callToAction: CallToActionRecord = {
  title: 'Eight weeks from today',
  text: 'Name the line. We set up MDSLite with your routings and your checks, and the board goes live in week eight.',
  actions: [requestDemo],
};

export const next: readonly PageId[] = ['manufacturing-operations', 'flexmobex', 'digital-manufacturing'];

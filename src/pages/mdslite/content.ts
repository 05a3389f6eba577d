import { productEnquiry } from '#content/product-records.ts';
import type { CallToActionRecord, HeroRecord, LinkRecord, StatRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export { board } from './content/board.ts';
export { cores } from './content/cores.ts';
export { benefits, film, manufacturingTypes } from './content/details.ts';
export { platform } from './content/platform.ts';
export { controlChart, dispatchList, genealogy, weekOfLosses } from './content/screen-details.ts';
export { webinar } from './content/webinar.ts';

const requestDemo: LinkRecord = { label: 'Request Demo', to: productEnquiry('MDS Lite') };

export const hero: HeroRecord = {
  lead: 'MDSLite is a manufacturing execution system for plants that want the essentials soon: orders, instructions, checks and a live board on the first line in eight weeks, at 20% of the traditional cost.',
  actions: [requestDemo, { label: 'Watch the film', to: { anchor: 'film' } }],
};

export const stats: readonly StatRecord[] = [
  { value: '80', unit: '%', label: 'of manufacturing challenges addressed' },
  { value: '20', unit: '%', label: 'of traditional cost' },
  { value: '8', label: 'weeks implementation' },
];

export const headings = {
  board: {
    title: 'The line sees its shift as it happens',
    note: 'The display above the line and the plant manager’s phone show live figures, while there is time to react.',
  },
  cores: {
    title: 'Orders, genealogy, quality and losses in one system',
    note: 'Switch on all four cores, or begin with the one your line needs most.',
  },
  types: {
    title: 'For discrete, process and repetitive plants',
    note: 'One product with three sets of defaults, chosen when the line is set up.',
  },
  benefits: { title: 'Results a plant notices in the first quarter' },
} as const;

export const callToAction: CallToActionRecord = {
  title: 'Choose the first line',
  text: 'We set it up with your routings and your checks. Its board goes live in week eight.',
  actions: [requestDemo],
};

export const next: readonly PageId[] = ['manufacturing-operations', 'flexmobex', 'digital-manufacturing'];

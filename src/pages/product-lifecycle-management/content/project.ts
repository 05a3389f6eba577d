import type { Card, SectionText } from '#content/card.ts';
import { consultingRates, independence } from '#content/terms-of-business.ts';

export const project: SectionText = {
  title: 'Releases, duration and price of a PLM project',
  note: 'Enough to judge, before the first call, whether we fit.',
};

export const projectFacts: readonly Card[] = [
  { title: 'Vendors', description: independence },
  {
    title: 'Releases',
    description:
      'CATIA V5-6R2019, 3DEXPERIENCE R2021x, Teamcenter 12 and everything later. Older releases are upgraded first, which lengthens the pilot.',
  },
  {
    title: 'SAP connection',
    description:
      'ECC 6.0 or S/4HANA, through the vendor’s connector, such as Teamcenter Gateway for SAP, or over released APIs. For every attribute we agree on the one system that may change it.',
  },
  {
    title: 'Data migration',
    description:
      'Released revisions move with their change history. Duplicates, missing materials and broken references are listed and cleaned before the first rehearsal; what stays behind remains readable in an archive.',
  },
  {
    title: 'Duration',
    description:
      'A pilot with one product family takes 12 to 16 weeks. A whole division, CAD data included, takes nine to twelve months more.',
  },
  {
    title: 'Price',
    description: `The pilot has a fixed price, from $133,000 for about 1,400 hours mostly offshore, set by users, interfaces and the amount of CAD data. After it you choose a fixed price per release, or time and material. ${consultingRates}`,
  },
];

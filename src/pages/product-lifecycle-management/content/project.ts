import type { Card, SectionText } from '#content/card.ts';
import { hourlyRates, independence } from '#content/terms-of-business.ts';

export const project: SectionText = {
  title: 'Releases, duration and price of a PLM project',
  note: 'What you need to know to judge whether we fit.',
};

export const projectFacts: readonly Card[] = [
  { title: 'Vendors', description: independence },
  {
    title: 'Releases',
    description:
      'CATIA V5-6R2019 and later, 3DEXPERIENCE R2021x and later, Teamcenter 12 and later. Older releases are upgraded during the pilot.',
  },
  {
    title: 'SAP connection',
    description:
      'ECC 6.0 or S/4HANA, with the interfaces you license from the vendors or over released APIs. Each attribute has one system that may change it.',
  },
  {
    title: 'Duration',
    description:
      'A pilot with one product family takes 12 to 16 weeks. A division with its CAD data follows in nine to twelve months.',
  },
  {
    title: 'Price',
    description: `The pilot has a fixed price. After it you choose fixed prices by release, or time and material: rates run ${hourlyRates}.`,
  },
];

import { license } from '#content/prices.ts';

export const platform = {
  title: 'Works with SAP and the phones drivers have today',
  note: 'The Blackberry, Windows Mobile and Symbian clients belong to the first release. New fleets use the browser client.',
  groups: [
    {
      title: 'Drivers',
      items: ['iPhone, Android 13 or later, or our KTS-3C', 'Current Safari, Chrome or Edge; works offline'],
    },
    {
      title: 'SAP',
      items: [
        'Deliveries in ECC 6.0 (EHP 7 or 8), confirmed as in VLPOD',
        'Deliveries in S/4HANA 2022 or later, over released APIs',
        'ECC is in mainstream maintenance until the end of 2027',
      ],
    },
    {
      title: 'Evidence',
      items: [
        'Kept in your archive for as long as your rules require',
        'Digitally sealed, so any later change is visible',
      ],
    },
    { title: 'First depot', items: ['Six weeks, beginning with one route'] },
    {
      title: 'License',
      items: [
        `From ${license.flexpod} a year for a depot, support included`,
        'Priced by trucks and deliveries',
      ],
    },
  ],
} as const;

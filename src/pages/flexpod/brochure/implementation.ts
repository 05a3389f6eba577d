import type { WrittenSection } from '#documents/blocks.ts';

export const implementationPlan: WrittenSection = {
  title: 'The first depot in six weeks',
  note: 'It begins with one route. Your side takes about 24 hours of the depot lead, 30 of the SAP owner, 12 of Basis and 2 of each driver.',
  blocks: [
    {
      kind: 'table',
      caption: 'Week by week',
      columns: ['Week', 'We', 'You', 'Done when'],
      widths: [8, 36, 32, 24],
      rows: [
        [
          '1',
          'Ride a route; list tolerances, reason codes and channels',
          'Name depot lead, SAP owner and the first route',
          'The scope is signed',
        ],
        [
          '2',
          'Connect the test system: add-on in ECC, APIs in S/4HANA',
          'Basis: users, partner profile. Sales: POD relevance of item categories and ship-to parties',
          'SAP confirms a test delivery',
        ],
        [
          '3',
          'Set up the channels, the proof document and the archive',
          'Agree on reason codes; invite consignees to Web POD',
          'Ten sample deliveries pass, two of them disputed',
        ],
        [
          '4',
          'Train drivers of the first route and customer service',
          'Transport to production; hand out phones',
          'Each driver has closed three practice drops',
        ],
        [
          '5',
          'Ride along for two days; answer drivers within the hour',
          'Run the first route, with paper beside it',
          'Five days on which paper and FlexPod agree',
        ],
        [
          '6',
          'Train the other drivers; hand over to support',
          'Add the other routes and stop the paper',
          'All routes are billed from FlexPod',
        ],
      ],
    },
  ],
};

import type { LayerRecord } from '#content/records/services.ts';

/** From what a reader sees down to what keeps it honest. */
export const layers: readonly LayerRecord[] = [
  {
    title: 'Enterprise intelligence',
    note: 'What people use: a place to ask, a reader for documents, and agents that prepare the follow-up.',
    cards: [
      {
        title: 'Cited answers',
        description:
          'One question reaches orders, drawings and inspection lots together. Each figure in the reply opens the row or page it was read from.',
      },
      {
        title: 'Documents as data',
        description:
          'Mill certificates, contracts and supplier invoices become fields with a page and line number, ready to be checked against the order.',
      },
      {
        title: 'Agents with limits',
        description:
          'An agent drafts the requisition, the 8D report or the dunning letter. A named person releases it, and the log keeps both names.',
      },
    ],
  },
  {
    title: 'Data foundation',
    note: 'What the answers stand on: your records, kept current, kept consistent and kept yours.',
    cards: [
      {
        title: 'Connectors by delta',
        description:
          'SAP, ENOVIA, Teamcenter, ServiceNow and file shares are read change by change, so an answer at ten knows what was posted at nine.',
      },
      {
        title: 'One vocabulary',
        description:
          'A semantic layer knows that the sold-to party in sales, the debtor in finance and the account in CRM are one customer.',
      },
      {
        title: 'Rights carried through',
        description:
          'Row and document permissions travel with the data. A record you may not open in the source cannot reach you through an answer.',
      },
    ],
  },
  {
    title: 'Quality engineering',
    note: 'What everything rests on: tests before a release, measurement after it, and somebody who reads both.',
    cards: [
      {
        title: 'Questions with known answers',
        description:
          'Your experts write two hundred questions and agree on the answers. The set runs before each release, and a drop stops it.',
      },
      {
        title: 'Tests written from use',
        description:
          'Regression cases for SAP and custom code are drafted from change requests and transaction logs, so the pack keeps up with the backlog.',
      },
      {
        title: 'Drift and spend in view',
        description:
          'Accuracy, response time and cost per use case are charted daily. A crossed threshold opens a ticket that has an owner.',
      },
    ],
  },
];

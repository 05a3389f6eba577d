import type { LayerRecord } from '#content/records/services.ts';

/** From what a reader sees down to what keeps it honest. */
export const layers: readonly LayerRecord[] = [
  {
    title: 'Enterprise intelligence',
    note: 'Ask questions, extract data from documents and review what agents have prepared.',
    cards: [
      {
        title: 'Cited answers',
        description:
          'A single question searches orders, drawings and inspection lots together. Each figure in the answer links to the row or page it was read from.',
      },
      {
        title: 'Documents as data',
        description:
          'Mill certificates, contracts and supplier invoices become fields, each with its page and line, ready to be checked against the order.',
      },
      {
        title: 'Agents with limits',
        description:
          'An agent drafts the requisition, the 8D report or the dunning letter. A named person releases it, and the log shows who did what.',
      },
    ],
  },
  {
    title: 'Data foundation',
    note: 'Answers come from your own records, kept current and consistent, with their access rights.',
    cards: [
      {
        title: 'Delta connectors',
        description:
          'SAP, ENOVIA, Teamcenter, ServiceNow and file shares are read change by change. What is posted at 09:00 is part of an answer at 10:00.',
      },
      {
        title: 'Shared vocabulary',
        description:
          'A semantic layer knows that the sold-to party in sales, the customer account in finance and the account in CRM are the same customer.',
      },
      {
        title: 'Inherited access rights',
        description:
          'Row and document permissions come with the data. A record that you may not open in its own system cannot reach you through an answer.',
      },
    ],
  },
  {
    title: 'Quality engineering',
    note: 'Reliability is tested before each release and measured after it, with an owner for both.',
    cards: [
      {
        title: 'Questions with known answers',
        description:
          'Your experts write two hundred questions and agree on the answers. The set runs before each release; a score below the last one stops the release.',
      },
      {
        title: 'Tests drafted from usage',
        description:
          'Regression cases for SAP and custom code are drafted from change requests and transaction logs, so coverage follows what users really run.',
      },
      {
        title: 'Drift and cost charted daily',
        description:
          'Accuracy, response time and cost are tracked for each use case. A crossed threshold opens a ticket with an owner.',
      },
    ],
  },
];

import type { PointRecord } from '#content/product-records.ts';

export const capabilities: readonly PointRecord[] = [
  {
    title: 'One repository',
    description:
      'Code and configuration of all systems in one list, with the owner, version and current system of each object.',
  },
  {
    title: 'Approval workflow',
    description: 'Approvers are asked in turn, by role. Everyone can see whom a request is waiting for.',
  },
  {
    title: 'Automated migration',
    description: 'After approval the import runs at once or on schedule, with no one at the console.',
  },
  {
    title: 'Object sequencing',
    description:
      'Dependencies set the order: tables before programs, roles after both. It is tested in quality and repeated in production.',
  },
];

export const challenges = {
  before: 'With a spreadsheet',
  after: 'With TMU',
  items: [
    {
      title: 'Code reliability',
      before: 'An older version is imported after a newer one, and production stops with a syntax error.',
      after:
        'Sequence and dependencies are checked at each gate. Production gets what was tested, in the order it was tested.',
    },
    {
      title: 'Process efficiency',
      before: 'Requests by email, imports by hand at night, and a second list of what went where.',
      after:
        'A single queue. Approval starts the import or puts it into the next window, and the log is written as it runs.',
    },
    {
      title: 'Full transparency',
      before:
        'Who approved this? The answer is in three mailboxes, and one belonged to a colleague who has left.',
      after: 'Each object shows its requester, approvers, times and return codes, in every system.',
    },
  ],
} as const;

export const benefits: readonly PointRecord[] = [
  {
    title: 'Fewer failed imports',
    description:
      'Missing predecessors and out-of-order requests show up in the queue, where a phone call fixes them.',
  },
  {
    title: 'Shorter release windows',
    description: 'Imports run back to back, so the window lasts as long as the imports do.',
  },
  {
    title: 'An audit trail by default',
    description:
      'Segregation of duties is enforced: a developer cannot approve or import a request of their own.',
  },
  {
    title: 'Less work for Basis',
    description: 'Administrators look after exceptions; routine imports run without them.',
  },
  {
    title: 'Parallel projects that stay apart',
    description:
      'Each release has its own queue. An object in two of them is flagged as soon as the second request is added.',
  },
  {
    title: 'A way back',
    description: 'The repository keeps earlier versions, so undoing a change is a request like any other.',
  },
];

/** `landscapes` are the systems each place serves, from which the plan is drawn. */
export const deployments = [
  {
    title: 'Inside an SAP ECC system',
    description:
      'TMU is installed in the ECC system you already run, or its S/4HANA successor, and drives the transports of that landscape.',
    points: ['No additional server', 'One landscape', 'Your existing users and roles'],
    host: 'SAP ECC',
    landscapes: [['Development', 'Quality', 'Production']],
  },
  {
    title: 'Inside Solution Manager',
    description:
      'TMU sits in SAP Solution Manager beside change documents and monitoring, and serves several landscapes at once.',
    points: ['Central for many systems', 'Next to your change requests', 'Separate from business load'],
    host: 'Solution Manager',
    landscapes: [
      ['Development', 'Quality', 'Production'],
      ['Development', 'Quality', 'Production'],
    ],
  },
] as const;

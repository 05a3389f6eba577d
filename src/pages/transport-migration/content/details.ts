import type { PointRecord } from '#content/product-records.ts';

export const capabilities: readonly PointRecord[] = [
  {
    title: 'One repository',
    description:
      'Code and configuration of all systems in one list, with owner, version and where each object stands today.',
  },
  {
    title: 'Approval workflow',
    description: 'Approvers are asked in turn, by role. The request waits, and everyone can see for whom.',
  },
  {
    title: 'Automated migration',
    description:
      'After approval the import runs at once or on schedule, without someone awake at the console.',
  },
  {
    title: 'Object sequencing',
    description:
      'Tables before programs, roles after both. Overtakers and missing predecessors are found before the import.',
  },
];

export const challenges = {
  before: 'With a spreadsheet',
  after: 'With TMU',
  items: [
    {
      title: 'Code reliability',
      before: 'An older version overtakes a newer one, and production fails on Monday with a syntax error.',
      after:
        'Sequence and dependencies are checked at each gate. What was tested is what is imported, in the same order.',
    },
    {
      title: 'Process efficiency',
      before: 'Requests by e-mail, imports by hand at night, a second list to remember what went where.',
      after:
        'One queue. Approval starts the import, or places it in the next window, and the log files itself.',
    },
    {
      title: 'Full transparency',
      before: 'Who approved this? Search three mailboxes and ask a colleague who has since left.',
      after: 'Each object shows its requester, approvers, times and return codes, in every system.',
    },
  ],
} as const;

export const benefits: readonly PointRecord[] = [
  {
    title: 'Fewer failed imports',
    description:
      'Dependencies surface in the queue, where they cost a phone call. In production they cost a night.',
  },
  {
    title: 'Shorter release windows',
    description: 'Imports run back to back in the right order. The window is as long as the work.',
  },
  {
    title: 'An audit trail by default',
    description:
      'Segregation of duties is enforced: a developer cannot approve or import a request of their own.',
  },
  {
    title: 'Less work for basis',
    description: 'Administrators watch exceptions. The routine imports run without them.',
  },
  {
    title: 'Parallel projects that stay apart',
    description:
      'Releases are queues of their own. An object in two of them is flagged on the day it happens.',
  },
  {
    title: 'A way back',
    description:
      'The earlier version of each object is in the repository, so undoing is a request like any other.',
  },
];

/** `landscapes` are the systems each place serves, from which the plan is drawn. */
export const deployments = [
  {
    title: 'Inside an SAP ECC system',
    description:
      'TMU is installed in the ECC system you already run and drives the transports of that landscape from there.',
    points: ['No further server', 'One landscape', 'Users and roles you have'],
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

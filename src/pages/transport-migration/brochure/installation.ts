import type { WrittenSection } from '#documents/blocks.ts';

export const installation: WrittenSection = {
  title: 'Installation in twelve steps',
  note: 'Two hours for the host, half an hour for each system, with no users and no jobs. Steps 1 to 5: client 000, rights of DDIC.',
  blocks: [
    {
      kind: 'steps',
      title: 'Host system',
      items: [
        {
          title: 'Back up',
          text: 'Take a database backup and note the last entry of the import queue. Ask developers to release nothing until step 12 is done.',
        },
        {
          title: 'Verify the packages',
          text: 'Run SAPCAR -dVf with each SAR file on the application server.',
          check: 'SAPCAR reports a valid signature for both archives.',
        },
        {
          title: 'Unpack',
          text: 'Run SAPCAR -xvf as user <sid>adm in /usr/sap/trans. The files go to EPS/in.',
        },
        {
          title: 'Load',
          text: 'In SAINT choose Installation Package, Load packages, From application server.',
          check: 'KTSTMU 110 is in the list of packages that can be installed.',
        },
        {
          title: 'Install',
          text: 'Select KTSTMU, let SAINT build the queue, leave modification adjustment empty and start in dialog. Confirm the queue when the import has ended.',
          check: 'System, Status, Component information shows KTSTMU, release 110.',
        },
        {
          title: 'Enter the license',
          text: 'Sign in to the working client. Start /KTS/TMU_ADM, License, and paste the key.',
          check: 'The key shows your installation number and the number of landscapes.',
        },
        {
          title: 'Copy and generate roles',
          text: 'In PFCG copy the five roles to your names, maintain the landscape field, generate the profiles and assign users. Create TMU_BATCH.',
          check: 'SUIM, Roles by complex criteria: no user holds requester and Basis together.',
        },
        {
          title: 'Run the setup report',
          text: 'Start /KTS/TMU_SETUP in SE38 with your client and user TMU_BATCH. It creates number range /KTS/RQ, the workflow link and three jobs.',
          check: 'SM37 shows /KTS/TMU_SEQ, /KTS/TMU_RUN and /KTS/TMU_MAIL as released.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Each connected system, then the landscape',
      from: 9,
      items: [
        {
          title: 'Install the agent',
          text: 'Repeat steps 2 to 5 with KTSTMUAG, from development to production. Create TMU_RFC and TMU_BATCH there with their roles.',
          check: 'Report /KTS/AGENT_CHECK ends with “Agent ready”.',
        },
        {
          title: 'Connect',
          text: 'In SM59 of the host create one destination of type 3 for each system and client, named TMU_<SID>_<client>, with user TMU_RFC. Use SNC where you have it.',
          check: 'Connection test and authorization test are both green.',
        },
        {
          title: 'Read the landscape',
          text: 'In /KTS/TMU_ADM choose Landscape, Read from STMS. Systems, clients and routes are copied; add a gate to each route.',
          check: 'The diagram shows every system with a green agent and no route without a gate.',
        },
        {
          title: 'Take over the queue',
          text: 'Run Initial load. Open requests of all import queues enter the repository as release INITIAL, in the order of STMS, and are sequenced once.',
          check: 'The number of requests equals that of STMS_IMPORT for each system.',
        },
      ],
    },
  ],
};

export const configuration: WrittenSection = {
  title: 'Settings to decide before the first release',
  note: 'All in /KTS/TMU_ADM. The defaults suit a landscape with one import window a week.',
  blocks: [
    {
      kind: 'table',
      caption: 'Settings of a landscape',
      columns: ['Setting', 'Default', 'What it does'],
      widths: [24, 19, 57],
      rows: [
        ['Approvers of gate 1', 'Team lead', 'One role, asked by email and in the SAP inbox.'],
        [
          'Approvers of gate 2',
          'Business, then Basis',
          'Asked in this order. A rejection returns the request with its reason.',
        ],
        ['Escalation', '24 hours', 'After this time the deputy is asked too. 0 switches it off.'],
        ['Window', 'Sat 21:00 to 23:00', 'No import starts outside it; one that is running is finished.'],
        [
          'Import on approval',
          'Quality only',
          'Where set, an approved request is imported at once instead of in the window.',
        ],
        ['Freeze', 'Empty', 'Dates on which only emergency requests pass, such as a month-end close.'],
        ['Stop at return code', '8', 'A release stops at the first request with this code or a higher one.'],
        [
          'Sequence deviation',
          'Ask again',
          'Gate 2 has to approve again when the order differs from the one tested in quality.',
        ],
        ['Naming rule', 'Off', 'A pattern that the text of a request must match, such as CHG[0-9]{6}.'],
        ['Change document', 'Off', 'Number in Solution Manager or ServiceNow that a request must carry.'],
        ['Retention', '10 years', 'Approvals and logs. Object versions are kept for the last ten imports.'],
      ],
    },
    {
      kind: 'steps',
      title: 'Acceptance: six requests that prove the installation',
      items: [
        {
          title: 'A plain report',
          text: 'Request, gate 1, import into quality.',
          check: 'Return code 0 and a complete log.',
        },
        {
          title: 'A table and its program, in the wrong order',
          text: 'Add the program first.',
          check: 'The sequencer puts the table before it.',
        },
        {
          title: 'An older version',
          text: 'Release two versions of a report, add the older one last.',
          check: 'It is held with SEQ01.',
        },
        {
          title: 'Own approval',
          text: 'Let a requester with the approver role approve their own request.',
          check: 'It is refused and logged.',
        },
        {
          title: 'A syntax error',
          text: 'Import a program that uses a field which does not exist.',
          check: 'Return code 8, the release stops, its owner gets an email.',
        },
        {
          title: 'A restored version',
          text: 'Restore the report of the first test to its earlier version.',
          check: 'A new request appears in the queue and passes both gates.',
        },
      ],
    },
  ],
};

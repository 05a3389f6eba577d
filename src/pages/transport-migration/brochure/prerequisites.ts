import type { WrittenSection } from '#documents/blocks.ts';

export const prerequisites: WrittenSection = {
  title: 'Prerequisites, and where to check them',
  note: 'Check both tables a week before the installation. A requirement not met is the usual reason for a second appointment.',
  blocks: [
    {
      kind: 'table',
      caption: 'Host system',
      columns: ['Requirement', 'At least', 'Check in'],
      widths: [23, 55, 22],
      rows: [
        [
          'Release',
          'SAP ECC 6.0 with enhancement package 7 or 8, SAP S/4HANA 2022 or later, or SAP Solution Manager 7.2; Unicode in each case',
          'System, Status',
        ],
        ['Add-on tool', 'SPAM/SAINT version 0080 or later', 'Transaction SAINT'],
        ['Free database space', '2 GB, and 1 GB for each further 10,000 requests a year', 'DB02'],
        ['Background processes', '2 free during a window; the jobs run in class B', 'SM50, SM37'],
        ['Outgoing mail', 'SMTP node active, for requests to approvers', 'SCOT'],
        ['Workflow runtime', 'Basic settings all green', 'SWU3'],
        ['System time', 'Same time zone source as all connected systems', 'STZAC'],
      ],
    },
    {
      kind: 'table',
      caption: 'Each connected system',
      columns: ['Requirement', 'At least', 'Check in'],
      widths: [23, 55, 22],
      rows: [
        ['Basis release', 'SAP_BASIS 7.40 with support package 10', 'System, Status'],
        ['Transport tools', 'tp and R3trans of the same kernel patch in all systems', 'STMS, tp -V'],
        [
          'Transport domain',
          'All systems in one domain, or linked domains with a common transport directory',
          'STMS, System overview',
        ],
        [
          'Transport directory',
          '/usr/sap/trans readable and writable from the host, 5 GB free',
          'AL11, OS level',
        ],
        [
          'Other objects (CTS+)',
          'The non-ABAP system and its communication system are in the domain',
          'STMS, System overview',
        ],
        ['tp parameter', 'CTC = 1 where transport routes are client specific', 'STMS, Transport tool'],
        ['Import queue', 'No open requests that are older than 90 days', 'STMS_IMPORT'],
        ['System change option', 'Quality and production: not modifiable', 'SE06, SCC4'],
        [
          'Network',
          'RFC in both directions: gateway port 33NN, with SNC 48NN; message server 36NN for load balancing',
          'SM59, NIPING',
        ],
      ],
    },
    {
      kind: 'lists',
      lists: [
        {
          title: 'Have ready',
          items: [
            'Add-on packages KTSTMU 110 and KTSTMUAG 110',
            'License key for the landscape, emailed with the delivery',
            'A user with DDIC rights in client 000 of each system',
            'Names of the approvers of each gate, with a deputy',
          ],
        },
        {
          title: 'Agree beforehand',
          items: [
            'Which client of the host users sign in to',
            'Import windows and freeze dates of the next quarter',
            'Naming rule for requests, if one is to be enforced',
            'What counts as an emergency, and who decides',
          ],
        },
      ],
    },
  ],
};

import type { WrittenSection } from '#documents/blocks.ts';

export const authorizations: WrittenSection = {
  title: 'Users, roles and authorizations',
  note: 'Roles are delivered as templates. Copy them to your own names before you change them, or an upgrade will overwrite them.',
  blocks: [
    {
      kind: 'table',
      caption: 'Delivered roles',
      columns: ['Role', 'For', 'May', 'May not'],
      widths: [23, 17, 40, 20],
      rows: [
        [
          '/KTS/TMU_REQUESTER',
          'Developers, consultants',
          'Add released requests to a release, withdraw own ones',
          'Approve, import',
        ],
        [
          '/KTS/TMU_APPROVER',
          'Team leads, business',
          'Approve or reject at the gates assigned to them',
          'Approve own requests',
        ],
        [
          '/KTS/TMU_BASIS',
          'Administrators',
          'Approve at gate 2; set windows; start, stop and repeat imports',
          'Approve at gate 1',
        ],
        ['/KTS/TMU_ADMIN', 'Owner of TMU', 'Landscapes, gates, rules, roles of users', 'Import'],
        ['/KTS/TMU_AUDIT', 'Internal audit', 'Display everything, export the log', 'Change anything'],
      ],
    },
    {
      kind: 'table',
      caption: 'Authorization objects and the values they need',
      columns: ['Object', 'Field and value', 'Needed by'],
      widths: [16, 48, 36],
      rows: [
        ['/KTS/TMURQ', 'ACTVT 02, 03, 06; /KTS/LSC: landscape', 'Requester'],
        ['/KTS/TMUGT', 'ACTVT 43 (release); /KTS/GATE 1 or 2; /KTS/LSC', 'Approver; Basis for gate 2'],
        ['/KTS/TMUAD', 'ACTVT 02; /KTS/AREA: LANDSCAPE, RULES, WINDOW', 'Basis, admin'],
        [
          'S_TRANSPRT',
          'ACTVT 03, 43; TTYPE CUST, DTRA, TASK, TRAN',
          'Requester, to read and release requests',
        ],
        ['S_CTS_ADMI', 'CTS_ADMFCT TADD, IMPS, TQAS', 'Background user of each target system'],
        ['S_CTS_SADM', 'The same, limited by DOMAIN and DESTSYS', 'Instead, where systems share a host'],
        ['S_RFC', 'ACTVT 16; function group /KTS/TMU_AGENT', 'RFC user of each target system'],
        ['S_DATASET', 'ACTVT 33, 34; path of the transport directory', 'Background user'],
      ],
    },
    {
      kind: 'table',
      caption: 'Technical users',
      columns: ['User', 'Type', 'In', 'Role'],
      widths: [16, 12, 47, 25],
      rows: [
        ['TMU_BATCH', 'System', 'Host and each connected system', '/KTS/TMU_TECH_BATCH'],
        [
          'TMU_RFC',
          'System',
          'Each connected system: client 000 and each target client',
          '/KTS/TMU_TECH_RFC',
        ],
      ],
    },
    {
      kind: 'note',
      title: 'Segregation of duties is enforced by the program, not by the role',
      text: 'Whoever owns a request or one of its tasks can neither approve nor import it, whatever roles they hold. Each refusal is logged with user, terminal and time. At gate 2 Basis confirms the window, not the content.',
    },
  ],
};

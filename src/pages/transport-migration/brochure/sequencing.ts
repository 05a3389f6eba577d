import type { WrittenSection } from '#documents/blocks.ts';

export const ranks: WrittenSection = {
  title: 'Object sequencing: how the import order is found',
  note: 'Requests start in the order in which they were released from development. The sequencer moves one only where a rule asks for it, and says which.',
  blocks: [
    {
      kind: 'table',
      caption: 'Ranks: what comes first when neither request needs the other',
      columns: ['Rank', 'Objects', 'Types', 'Why here'],
      widths: [8, 33, 25, 34],
      rows: [
        ['10', 'Domains, data elements', 'DOMA, DTEL', 'All fields and variables refer to them'],
        [
          '20',
          'Tables, structures, views, search helps, lock objects',
          'TABL, VIEW, SHLP, ENQU',
          'Programs do not activate without their fields',
        ],
        ['30', 'Type groups, message classes', 'TYPE, MSAG', 'Referred to at generation'],
        [
          '40',
          'Interfaces, classes, function groups',
          'INTF, CLAS, FUGR',
          'Called by reports and enhancements',
        ],
        ['50', 'Programs, transactions', 'PROG, TRAN', 'Roles and jobs start them'],
        ['60', 'Enhancements, forms', 'ENHO, SSFO, SFPF', 'Run inside the objects above'],
        ['70', 'Customizing', 'TABU, VDAT, TDAT', 'Entries need their table and its check table'],
        ['80', 'Authorization objects, then roles', 'SUSO, ACGR', 'Menus and profiles name all of the above'],
        ['90', 'Variants, workflow templates', 'VARI, PDWS', 'Refer to programs, roles and customizing'],
      ],
    },
    {
      kind: 'table',
      caption: 'Rules, applied in this order',
      columns: ['Rule', 'The sequencer'],
      widths: [26, 74],
      rows: [
        [
          '1. Same object',
          'Keeps requests with the same object in the order of their release. No other rule may change this.',
        ],
        [
          '2. Direct need',
          'Puts the request with a used object before the one that uses it, by the where-used list.',
        ],
        [
          '3. Rank',
          'Of two requests whose objects share a package and that do not need each other, takes the one with the lower rank first.',
        ],
        [
          '4. Group',
          'Joins requests that need each other into one group, which tp imports in a single call.',
        ],
        ['5. Tested order', 'Uses the order of quality again in production. A new order reopens gate 2.'],
      ],
    },
  ],
};

export const findings: WrittenSection = {
  title: 'Sequencer findings and remedies',
  note: 'The sequencer checks a request when it is added, at each gate and again just before the import.',
  blocks: [
    {
      kind: 'table',
      caption: 'Finding codes',
      columns: ['Code', 'Finding', 'TMU', 'You'],
      widths: [9, 34, 21, 36],
      rows: [
        [
          'SEQ01',
          'Overtaker: the target holds a newer version of an object than the request',
          'Holds the request',
          'Release the object again in a new request, or withdraw this one',
        ],
        [
          'SEQ02',
          'Missing predecessor: an object is used that is neither in the target nor scheduled to arrive before it',
          'Holds the request',
          'Add the missing request, or confirm that the object arrives by another route',
        ],
        [
          'SEQ03',
          'The same object is in two releases',
          'Warns both owners',
          'Agree which release goes first; merge the later one',
        ],
        [
          'SEQ04',
          'The object was changed in the target itself',
          'Holds the request',
          'Basis compares both versions and approves the overwrite by name',
        ],
        [
          'SEQ05',
          'Customizing entry whose table or check table value is missing in the target client',
          'Holds the request',
          'Transport the missing entry first, or maintain it in the target',
        ],
        ['SEQ06', 'Requests need each other', 'Groups them', 'Nothing; the group is approved as one'],
        [
          'SEQ07',
          'The order differs from that tested in quality',
          'Reopens gate 2',
          'Test again, or approve the deviation with a reason',
        ],
        [
          'SEQ08',
          'Software component or release of the target is older than the source',
          'Holds the request',
          'Patch the target, or ask development for a version without the new objects',
        ],
        [
          'SEQ09',
          'Role whose menu names a transaction that is missing in the target',
          'Warns',
          'Move the role to the release of the transaction',
        ],
        [
          'SEQ10',
          'Object locked by an open task',
          'Warns',
          'Ask its owner whether the change belongs in this release',
        ],
      ],
    },
    {
      kind: 'note',
      title: 'Inside one request SAP decides',
      text: 'tp and R3trans import dictionary objects before programs and activate them together. TMU orders whole requests and never splits one. A request that mixes customizing and workbench objects is accepted, with a warning.',
    },
  ],
};

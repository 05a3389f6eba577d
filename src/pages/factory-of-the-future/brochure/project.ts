import { dollars } from '#content/money.ts';
import { type RatedRole, roleRates } from '#content/role-rates.ts';
import type { WrittenSection } from '#documents/blocks.ts';

const hours: readonly (readonly [RatedRole, string, number])[] = [
  ['Engagement lead', 'Scope, sessions, result', 24],
  ['Industry consultant', 'Times, balance, layout, simulation', 120],
  ['Data analyst', 'Extracts, counts, interfaces', 96],
];
const price = hours.reduce((sum, [role, , of]) => sum + of * roleRates[role], 0);
const total = hours.reduce((sum, [, , of]) => sum + of, 0);

export const project: WrittenSection = {
  title: 'One line in three weeks',
  note: 'The first step for most clients. A whole plant takes three to four months, at a fixed price by milestone.',
  blocks: [
    {
      kind: 'schedule',
      caption: 'Work by day',
      task: 'Task',
      columns: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15'],
      tasks: [
        { title: 'Walk the line, film each station', from: 1, to: 2 },
        { title: 'Data collected', text: 'Routing, volumes, layout', from: 1, to: 4 },
        { title: 'Times checked', text: 'MTM or time study', from: 3, to: 6 },
        { title: 'Line built in 3D', from: 4, to: 9 },
        { title: 'Model checked', text: 'Within 3% of last month’s count', from: 8, to: 10 },
        { title: 'Options simulated', text: '40 runs of 30 days each', from: 10, to: 13 },
        { title: 'Review of the model', text: 'Shift leads, planning, finance', from: 14, to: 14 },
        { title: 'Report and files', from: 15, to: 15 },
      ],
    },
    {
      kind: 'table',
      caption: 'Hours and price',
      columns: ['Role', 'Does', 'Hours', 'Price'],
      widths: [27, 41, 14, 18],
      numbers: [2, 3],
      rows: [
        ...hours.map(([role, does, of]) => [role, does, String(of), dollars(of * roleRates[role])]),
        ['Fixed price', 'A line of up to 15 stations', String(total), dollars(price)],
      ],
      total: true,
    },
    {
      kind: 'lists',
      lists: [
        {
          title: 'You provide',
          items: [
            'Routing with times, as a table',
            'Layout drawing, DWG or STEP',
            'Counts and stops of one month',
            'Two hours a week with a shift lead',
          ],
        },
        {
          title: 'You get',
          items: [
            'The line in 3D, to walk through',
            'Balance chart and list of bottlenecks',
            'Options with cost per piece',
            'All files, in the format of your license',
          ],
        },
      ],
    },
    {
      kind: 'note',
      title: 'Software and hosting',
      text: 'DELMIA or Tecnomatix, whichever you license, on your servers or in your account at Amazon Web Services, Microsoft Azure or Google Cloud. The model reads the plant through a gateway; control logic reaches a controller only when your engineers load it. Our delivery is ISO/IEC 27001 certified.',
    },
  ],
};

export const connections: WrittenSection = {
  title: 'How the model stays current',
  blocks: [
    {
      kind: 'table',
      caption: 'Data in and out',
      columns: ['Data', 'From or to', 'By', 'How often'],
      widths: [30, 27, 25, 18],
      rows: [
        [
          'Bill of materials and process',
          'Teamcenter or ENOVIA',
          'PLM XML, 3DXML or STEP',
          'At each release',
        ],
        ['Routing, work centers, volumes', 'SAP ECC or S/4HANA', 'IDoc, OData', 'Daily'],
        ['Orders and sequence', 'SAP, planning', 'OData', 'Hourly'],
        ['Counts, stops, cycle times', 'MES or line controllers', 'OPC UA, MQTT', 'Each cycle'],
        ['Measured times back to the routing', 'SAP, after approval', 'OData', 'Weekly'],
        ['Robot and conveyor logic', 'Controllers', 'Export of the simulation', 'After its test'],
      ],
    },
  ],
};

import { dollars } from '#content/money.ts';
import { blend, blendedRate, blendedRateText, type RatedRole, roleRates } from '#content/role-rates.ts';
import type { WrittenSection } from '#documents/blocks.ts';

const team: readonly (readonly [role: RatedRole, people: number, does: string, hours: number])[] = [
  ['Engagement lead', 1, 'Plan, decisions, cutover', 224],
  ['Industry consultant', 2, 'Fit and gap, tests, training', 720],
  ['Developer', 2, 'Gaps and interfaces', 480],
  ['Data analyst', 1, 'Loads 1 to 3, reconciliation', 320],
  ['Basis administrator', 1, 'Transports, copies, cutover', 96],
];

const weeks = 14;
const people = team.reduce((sum, [, count]) => sum + count, 0);
const hours = team.reduce((sum, [, , , of]) => sum + of, 0);
const price = team.reduce((sum, [role, , , of]) => sum + of * roleRates[role], 0);

const milestones = [
  ['Gap list signed', '3', 'Process owners', 20],
  ['Rehearsal 1 passed', '8', '64 test cases, no failure in order to cash', 30],
  ['Rehearsal 2 passed', '11', 'Load time below 30 hours, stock equals the count', 20],
  ['Go-live', '12', 'First truck, first invoice', 20],
  ['Month end closed', '16', 'Controller, two weeks after the team has left', 10],
] as const;

export const project: WrittenSection = {
  title: 'A sample project: SAP rollout to a plant',
  note: `A team of ${people} for ${weeks} weeks, ${dollars(price)} fixed at onsite rates. With ${blend.offshore.percent}% of the work offshore, the same ${hours.toLocaleString('en-US')} hours at the blended ${blendedRateText} cost ${dollars(hours * blendedRate)}. An invented example of typical size.`,
  blocks: [
    {
      kind: 'schedule',
      caption: 'An existing SAP template comes to a plant with 180 users',
      task: 'Task, by week',
      columns: Array.from({ length: weeks }, (_, week) => String(week + 1)),
      tasks: [
        { title: 'Fit and gap', from: 1, to: 3 },
        { title: 'Gaps: four reports, a label', from: 3, to: 7 },
        { title: 'Interfaces: scale, MES, carrier', from: 4, to: 8 },
        { title: 'Data: loads 1 to 3; final load at cutover', from: 3, to: 10 },
        { title: 'Rehearsal 1', from: 8, to: 8 },
        { title: 'Training: 22 sessions on shift', from: 9, to: 12 },
        { title: 'Rehearsal 2', from: 11, to: 11 },
        { title: 'Cutover weekend', from: 12, to: 12 },
        { title: 'Hypercare onsite', text: 'Three people, then one', from: 13, to: 14 },
      ],
    },
    {
      kind: 'table',
      caption: 'Hours and price',
      columns: ['Role', 'People', 'Does', 'Hours', 'Rate', 'Price'],
      widths: [25, 11, 32, 10, 9, 13],
      numbers: [1, 3, 4, 5],
      rows: [
        ...team.map(([role, count, does, of]) => [
          role,
          String(count),
          does,
          String(of),
          dollars(roleRates[role]),
          dollars(of * roleRates[role]),
        ]),
        ['Fixed price', String(people), '', hours.toLocaleString('en-US'), '', dollars(price)],
      ],
      total: true,
    },
    {
      kind: 'table',
      caption: `Milestones: how the ${dollars(price)} is paid`,
      columns: ['Milestone', 'Week', 'Accepted by', 'Share', 'Payment'],
      widths: [25, 10, 41, 10, 14],
      numbers: [1, 3, 4],
      rows: milestones.map(([milestone, week, acceptedBy, share]) => [
        milestone,
        week,
        acceptedBy,
        `${share}%`,
        dollars((price * share) / 100),
      ]),
    },
  ],
};

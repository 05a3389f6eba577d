import type { WrittenSection } from '#documents/blocks.ts';

export const project: WrittenSection = {
  title: 'A sample work plan: a plant joins the template',
  note: 'By the project: seven people at most, 14 weeks, a fixed price by milestone. Fictional, typical in size.',
  blocks: [
    {
      kind: 'schedule',
      caption: 'Rollout of an SAP template to a plant with 180 users',
      task: 'Task',
      columns: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14'],
      tasks: [
        { title: 'Fit and gap', text: 'Lead, two consultants', from: 1, to: 3 },
        { title: 'Gaps built', text: 'Developer, four reports and a label', from: 3, to: 7 },
        { title: 'Interfaces', text: 'Scale, MES, carrier', from: 4, to: 8 },
        { title: 'Data: loads 1 to 3', text: 'Analyst with your key users', from: 3, to: 10 },
        { title: 'Rehearsal 1', from: 8, to: 8 },
        { title: 'Training on shift', text: '22 sessions of 90 minutes', from: 9, to: 12 },
        { title: 'Rehearsal 2', text: 'Against the clock', from: 11, to: 11 },
        { title: 'Cutover', text: 'A weekend', from: 12, to: 12 },
        { title: 'On site after go-live', text: 'Three people, then one', from: 13, to: 14 },
      ],
    },
    {
      kind: 'table',
      caption: 'Milestones and payments',
      columns: ['Milestone', 'Week', 'Accepted by', 'Share'],
      widths: [34, 12, 40, 14],
      rows: [
        ['Gap list signed', '3', 'Process owners', '20%'],
        ['Rehearsal 1 passed', '8', 'Test of 64 cases, none red in order to cash', '30%'],
        ['Rehearsal 2 passed', '11', 'Load time below 30 hours, stock equal to the count', '20%'],
        ['Go-live', '12', 'First truck, first invoice', '20%'],
        ['Month end closed', '16', 'Controller', '10%'],
      ],
    },
  ],
};

export const request: WrittenSection = {
  title: 'From a gap to a person at work',
  note: 'The same way for one person and for a team.',
  blocks: [
    {
      kind: 'steps',
      items: [
        {
          title: 'You name the gap',
          text: 'Role, start, length, place, language, release. One paragraph is enough.',
        },
        {
          title: 'Within one business day',
          text: 'Profiles of people who are free, with what they have done, their rate and their earliest day. Two as a rule.',
        },
        {
          title: 'You talk to them',
          text: 'An hour, with the colleague they would work with. No fee, no obligation.',
        },
        {
          title: 'Order',
          text: 'A call-off from the master agreement: person, days, rate, limit of hours. Time sheets come weekly, by ticket.',
        },
        {
          title: 'Access',
          text: 'Named users, your rules, your devices or ours. We send what your security needs the same day.',
          check: 'First sign-in before the first day.',
        },
        {
          title: 'End',
          text: 'A week’s notice. Notes, open points and access are handed back on a list that both sign.',
        },
      ],
    },
    {
      kind: 'table',
      caption: 'If something is not as it should be',
      columns: ['What', 'Then'],
      widths: [34, 66],
      rows: [
        ['The person does not fit', 'Someone else within five business days; the first five days are free'],
        [
          'The person is ill',
          'A substitute from the third day on, briefed by the notes, without charge for the handover',
        ],
        ['The limit of hours nears', 'You are told at 80%; nothing is worked beyond it without a new order'],
      ],
    },
  ],
};

export const coverage: WrittenSection = {
  title: 'Coverage levels for booked help',
  note: 'When booked help starts. Systems we run have the faster levels of Managed Services.',
  blocks: [],
};

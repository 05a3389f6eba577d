import type { WrittenSection } from '#documents/blocks.ts';

export const responsibilities: WrittenSection = {
  title: 'Responsibilities, activity by activity',
  note: 'The starting point for every contract. Lines can be added, and each has someone accountable.',
  blocks: [
    {
      kind: 'raci',
      caption: 'RACI of the running service',
      activity: 'Activity',
      roles: [
        'Your system owner',
        'Your key users',
        'Service manager',
        'Service desk',
        'Application team',
        'Basis team',
      ],
      rows: [
        { activity: 'Take calls, record severity', parts: ['I', 'C', 'A', 'R', '-', '-'] },
        { activity: 'Diagnose and fix an incident', parts: ['I', 'C', 'A', 'I', 'R', 'R'] },
        { activity: 'Lead an S1', parts: ['C', 'I', 'A/R', 'R', 'R', 'R'] },
        { activity: 'Find and remove a repeat cause', parts: ['I', 'C', 'A', '-', 'R', 'R'] },
        { activity: 'Decide on a change', parts: ['A', 'R', 'C', '-', 'C', 'C'] },
        { activity: 'Build and unit-test a change', parts: ['I', 'C', 'A', '-', 'R', 'C'] },
        { activity: 'Accept a change', parts: ['A', 'R', 'I', '-', 'C', '-'] },
        { activity: 'Transport to production', parts: ['I', 'I', 'A', '-', 'C', 'R'] },
        { activity: 'Monitor jobs and interfaces', parts: ['I', '-', 'A', 'R', 'C', 'R'] },
        { activity: 'Apply patches and notes', parts: ['C', 'C', 'A', 'I', 'C', 'R'] },
        { activity: 'Back up; test a restore', parts: ['I', '-', 'A', '-', '-', 'R'] },
        { activity: 'Create users, assign roles', parts: ['A', 'C', 'I', 'R', '-', 'C'] },
        { activity: 'Review access each quarter', parts: ['A', 'R', 'R', '-', '-', 'C'] },
        { activity: 'Keep runbooks current', parts: ['I', '-', 'A', 'R', 'R', 'R'] },
        { activity: 'Talk to vendors about faults', parts: ['I', '-', 'A', '-', 'R', 'R'] },
        { activity: 'Report and review the service', parts: ['C', 'I', 'A/R', 'R', 'C', 'C'] },
        { activity: 'Plan license and capacity', parts: ['A', '-', 'R', '-', 'C', 'R'] },
      ],
    },
    {
      kind: 'table',
      caption: 'Your side: hours in a month once the service runs',
      columns: ['Role', 'Does', 'Hours'],
      widths: [20, 62, 18],
      numbers: [2],
      rows: [
        ['System owner', 'Operations call, change board, decisions on changes and access', 'About 8'],
        ['Key users', 'Describe incidents, test and accept changes', 'About 4 each'],
        ['IT lead', 'Service review, escalation', 'About 3'],
      ],
    },
  ],
};

/** Under the hours in which the two teams are at work. */
export const ourRoles: WrittenSection = {
  title: 'Whom you reach, and when',
  blocks: [
    {
      kind: 'table',
      caption: 'Our roles',
      columns: ['Role', 'Does', 'Available'],
      widths: [20, 52, 28],
      rows: [
        [
          'Service manager',
          'Your single contact for results, staffing and complaints',
          'Business hours; S1 at any time',
        ],
        [
          'Duty manager',
          'Coordinates open S1 and S2 during the shift on behalf of the service manager',
          'Around the clock',
        ],
        ['Application team', 'At least two people who know each module you run', 'In the hours of the level'],
        ['Basis team', 'Operating system, database, transports, authorizations', 'Around the clock for S1'],
      ],
    },
  ],
};

export const transition: WrittenSection = {
  title: 'Transition: from your team or another provider',
  note: 'Six weeks are typical for up to ten systems. The conditions below are binding; dates follow from them.',
  blocks: [
    {
      kind: 'schedule',
      caption: 'Establish, week by week, then hypercare',
      task: 'Task',
      columns: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8'],
      tasks: [
        { title: 'Kickoff, access, tools', from: 1, to: 2 },
        { title: 'Inventory', from: 1, to: 2 },
        { title: 'Knowledge transfer sessions', from: 2, to: 4 },
        { title: 'Runbooks', text: 'Written by us, tested by a second person', from: 2, to: 5 },
        { title: 'Shadow', text: 'Your team solves, ours observes', from: 3, to: 4 },
        { title: 'Reverse shadow', text: 'Our team solves, yours observes', from: 5, to: 6 },
        { title: 'S1 rehearsal', from: 5, to: 5 },
        { title: 'Handover', from: 6, to: 6 },
        { title: 'Hypercare', from: 7, to: 8 },
      ],
    },
    {
      kind: 'table',
      caption: 'A system is handed over when',
      columns: ['Condition', 'Evidence'],
      widths: [48, 52],
      rows: [
        ['Our team has closed tickets unaided for two weeks', 'Ticket list with names'],
        ['Each critical job and interface has a runbook', 'Register; each used by a second person'],
        ['An S1 has been rehearsed', 'Timeline with response and workaround'],
        ['A backup has been restored', 'Log of the restore, time taken'],
        ['Known errors are listed', 'Register with owner and workaround'],
        ['Access is by named user, never shared', 'Export of users and roles'],
      ],
    },
    {
      kind: 'table',
      caption: 'What usually goes wrong, and what we do about it',
      columns: ['Risk', 'Warning sign', 'What we do'],
      widths: [26, 24, 50],
      rows: [
        ['Key people leave early', 'Postponed sessions', 'Schedule sessions by leaving date'],
        ['Hidden backlog', 'More than 60 open tickets', 'Clear it together by week 5; price what remains'],
        ['Access takes weeks', 'No sign-in on day 5', 'Name an owner on your side; daily list until done'],
        [
          'Interfaces without an owner',
          'Gaps in the inventory',
          'Trace a week of traffic; each gets an owner',
        ],
      ],
    },
  ],
};

import type { WrittenSection } from '#documents/blocks.ts';

export const responsibilities: WrittenSection = {
  title: 'Responsibilities, activity by activity',
  note: 'The starting point for every contract. Lines are added, none is left without an A.',
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
        { activity: 'Take calls, set severity', parts: ['I', 'C', 'A', 'R', '-', '-'] },
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
        { activity: 'Keep run books current', parts: ['I', '-', 'A', 'R', 'R', 'R'] },
        { activity: 'Talk to vendors about faults', parts: ['I', '-', 'A', '-', 'R', 'R'] },
        { activity: 'Report and review the service', parts: ['C', 'I', 'A/R', 'R', 'C', 'C'] },
        { activity: 'Plan license and capacity', parts: ['A', '-', 'R', '-', 'C', 'R'] },
      ],
    },
    {
      kind: 'table',
      caption: 'The team behind the letters',
      columns: ['Role', 'Does', 'Reached'],
      widths: [20, 52, 28],
      rows: [
        [
          'Service manager',
          'One person for your contract: figures, people, complaints',
          'Business hours; S1 at any time',
        ],
        ['Duty manager', 'Leads whatever is open in the shift, calls whom it takes', 'Around the clock'],
        ['Application team', 'Two people at least who know each module you run', 'By level'],
        ['Basis team', 'Operating system, database, transports, authorizations', 'Around the clock for S1'],
      ],
    },
  ],
};

export const transition: WrittenSection = {
  title: 'Transition: from your team or another provider',
  note: 'Six weeks are typical for up to ten systems. The exit conditions bind; the calendar follows them.',
  blocks: [
    {
      kind: 'schedule',
      caption: 'Establish, week by week',
      task: 'Task',
      columns: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8'],
      tasks: [
        { title: 'Kick-off, access, tools', from: 1, to: 2 },
        { title: 'Inventory', from: 1, to: 2 },
        { title: 'Sessions with those who run it', from: 2, to: 4 },
        { title: 'Run books', text: 'Written by us, tried by a second person', from: 2, to: 5 },
        { title: 'Shadow', text: 'You solve, we watch', from: 3, to: 4 },
        { title: 'Reverse shadow', text: 'We solve, you watch', from: 5, to: 6 },
        { title: 'Rehearsal of an S1', from: 5, to: 5 },
        { title: 'Handover', from: 6, to: 6 },
        { title: 'Close watch', from: 7, to: 8 },
      ],
    },
    {
      kind: 'table',
      caption: 'A system is handed over when',
      columns: ['Condition', 'Evidence'],
      widths: [48, 52],
      rows: [
        ['Our team has closed tickets unaided for two weeks', 'Ticket list with solver'],
        ['Each critical job and interface has a run book', 'Register; a second person has worked by each'],
        ['An S1 has been rehearsed', 'Timeline with response and way around'],
        ['A backup has been restored', 'Log of the restore, time taken'],
        ['Known errors are listed', 'Register with owner and way around'],
        ['Access works by name, none by shared user', 'Export of users and roles'],
      ],
    },
    {
      kind: 'table',
      caption: 'What usually goes wrong, and what we do about it',
      columns: ['Risk', 'Sign', 'Answer'],
      widths: [26, 24, 50],
      rows: [
        ['Knowledge leaves early', 'Sessions moved twice', 'Sessions ordered by the day people leave'],
        [
          'Backlog is handed over unseen',
          'More than 60 open tickets',
          'Cleared together before week 5; the rest is priced',
        ],
        ['Access takes weeks', 'No sign-in on day 5', 'An owner on your side, a daily list until it is done'],
        [
          'Interfaces without an owner',
          'Gaps in the inventory',
          'A week of traffic traced; each gets an owner or an end',
        ],
      ],
    },
  ],
};

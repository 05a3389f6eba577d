import type { WrittenSection } from '#documents/blocks.ts';

export const governance: WrittenSection = {
  title: 'Governance: meetings, calendar, escalation',
  note: 'Each meeting has an input and a decision to make. A meeting that has neither is canceled.',
  blocks: [
    {
      kind: 'table',
      caption: 'Meetings',
      columns: ['Meeting', 'When', 'Who', 'Input', 'Decides on'],
      widths: [17, 18, 24, 20, 21],
      rows: [
        ['Shift handover', 'Twice a day, 15 min', 'Both teams', 'Open S1 and S2', 'Next steps'],
        [
          'Operations call',
          'Weekly, 30 min',
          'Service manager, system owners',
          'Tickets by age',
          'Priorities',
        ],
        ['Change board', 'Weekly, 45 min', 'System owners, leads', 'Requests, test results', 'Transports'],
        [
          'Service review',
          'Monthly, 60 min',
          'Service manager, IT lead',
          'Service report',
          'Three improvements',
        ],
        ['Steering group', 'Quarterly, 90 min', 'CIO, director', 'Trend, spend, risks', 'Scope, levels'],
        [
          'Contract review',
          'Yearly, half a day',
          'CIO, purchasing, director',
          'Roadmap, prices',
          'Next year’s targets',
        ],
      ],
    },
    {
      kind: 'schedule',
      caption: 'The yearly calendar',
      task: 'Event',
      columns: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
      tasks: [
        { title: 'Year-end freeze', text: 'Emergency changes only', from: 1, to: 1 },
        { title: 'Roadmap agreed', from: 2, to: 2 },
        { title: 'Patch cycle 1', text: 'Test, quality, production', from: 3, to: 4 },
        { title: 'Restore test', from: 5, to: 5 },
        { title: 'SOC 2 report delivered', from: 6, to: 6 },
        { title: 'User survey', from: 7, to: 7 },
        { title: 'Patch cycle 2', from: 9, to: 10 },
        { title: 'S1 rehearsal', from: 10, to: 10 },
        { title: 'Price and target review', from: 11, to: 11 },
        { title: 'Freeze before the year-end close', text: 'From December 12', from: 12, to: 12 },
      ],
    },
    {
      kind: 'lists',
      lists: [
        {
          title: 'Escalation between meetings',
          items: [
            'Service manager: answers within 2 hours',
            'Director of managed services: the same day',
            'Chief Operating Officer: within 2 business days',
          ],
        },
        {
          title: 'Rules of the change board',
          items: [
            'No change without a test and a fallback plan',
            'No changes in the last three days of a month',
            'Emergency changes are reviewed the week after',
          ],
        },
      ],
    },
  ],
};

export const reporting: WrittenSection = {
  title: 'The monthly report, and how targets tighten',
  note: 'Month nine of a service with fourteen systems. An invented example of typical size.',
  blocks: [
    {
      kind: 'table',
      caption: 'Service report, page one',
      columns: ['Measure', 'Target', 'Month 3', 'Month 6', 'Month 9'],
      widths: [38, 20, 14, 14, 14],
      numbers: [2, 3, 4],
      rows: [
        ['Availability, lowest Gold system', '99.9%', '99.87%', '99.93%', '99.95%'],
        ['S1 response within level', '100%', '96%', '100%', '100%'],
        ['S1 resolved within 4 hours', '90%', '78%', '92%', '94%'],
        ['S2 resolved within 1 business day', '90%', '84%', '91%', '93%'],
        ['Tickets opened', 'Falling', '412', '356', '291'],
        ['Tickets older than 30 days', 'Below 20', '61', '24', '11'],
        ['Reopened', 'Below 4%', '6.1%', '3.8%', '2.9%'],
        ['Repeat causes removed', '3 a month', '2', '4', '3'],
        ['Changes without incident', '98%', '95%', '98%', '99%'],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'In month 3 one Gold system was down for 56 minutes, 13 more than the 43 allowed: an archive directory was full. The credit was 5% of that system’s fee; the alert now comes at 80%.',
        'From 412 tickets to 291, 121 fewer: password resets moved to self-service (44), an interface no longer sends duplicates (38), two roles got a missing transaction (21), and 18 are seasonal.',
      ],
    },
    {
      kind: 'table',
      caption: 'From phase to phase',
      columns: ['', 'Establish', 'Stabilize', 'Mature'],
      widths: [22, 26, 26, 26],
      rows: [
        ['Measured', 'Handover conditions', 'Service level, weekly', 'Service level and trend'],
        ['Credits', 'None', 'From the first full month', 'From the first full month'],
        ['Hours for improvement', 'None', '10% of the team', '20% of the team'],
        ['Reports', 'Weekly list', 'Weekly and monthly', 'Monthly and quarterly'],
        ['Ends when', 'Tickets closed unaided for two weeks', 'Level met three months running', 'You decide'],
      ],
    },
    {
      kind: 'lists',
      lists: [
        {
          title: 'Every year',
          items: [
            'The ticket volume in the fee is reset to the trend, and the fee with it',
            'You choose one target to be raised',
            'The list of systems is checked against what still runs',
          ],
        },
        {
          title: 'Before you sign',
          items: [
            'Ask for two references on your SAP release',
            'Meet the service manager you would get',
            'Show us the three tickets that cost you most',
          ],
        },
      ],
    },
  ],
};

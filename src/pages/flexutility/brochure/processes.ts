import type { WrittenSection } from '#documents/blocks.ts';

export const moveIn: WrittenSection = {
  title: 'Process design: move-in to first bill',
  note: 'Most other processes start from this one. Each step names the role, the system and the document it creates.',
  blocks: [
    {
      kind: 'table',
      caption: 'Process CU-01, move-in with a new meter',
      columns: ['Step', 'Role and system', 'What happens', 'Result'],
      widths: [17, 19, 40, 24],
      rows: [
        [
          '1. Identify',
          'Agent, CRM',
          'Caller found by phone, name or address; credit score read',
          'Business partner, or a new one',
        ],
        [
          '2. Check premise',
          'Agent, CRM',
          'Installation free at that date? If not, move-out of the former customer is offered',
          'Proposed date',
        ],
        [
          '3. Contract',
          'Agent, CRM',
          'Product chosen, start date, deposit if the score requires one',
          'Contract in CRM',
        ],
        [
          '4. Replicate',
          'Middleware',
          'Contract, account and partner go to IS-U; errors go to the support queue',
          'EVER, FKKVKP',
        ],
        [
          '5. Order the meter',
          'Dispatcher, PM',
          'Service order with a serialized meter reserved from the stockroom',
          'Order, reservation',
        ],
        [
          '6. Set the meter',
          'Crew, mobile',
          'Device, first read and photo confirmed onsite',
          'Goods issue, installation in EG31',
        ],
        [
          '7. Activate',
          'Job, IS-U',
          'Move-in document posted when meter and contract are both there',
          'Move-in document',
        ],
        ['8. Read', 'Reader or head-end', 'Route order on day 28, result uploaded and checked', 'EABL'],
        ['9. Bill', 'Job, IS-U', 'Billing by portion, simulation of outliers, invoicing', 'ERCH, ERDK'],
        ['10. Collect', 'Job, FI-CA', 'Print or e-bill, payment by lot or debit, clearing', 'DFKKOP cleared'],
      ],
    },
    {
      kind: 'table',
      caption: 'Decisions that the design leaves to you',
      columns: ['Decision', 'Delivered', 'Alternatives'],
      widths: [30, 30, 40],
      rows: [
        ['When does service begin?', 'Meter set', 'Contract date with an estimated read'],
        ['Deposit', 'Two average bills below score 500', 'None; fixed amount by rate class'],
        ['Move-out without a successor', 'Contract with the owner', 'Disconnection order after 10 days'],
        ['First bill shorter than 14 days', 'Joined with the next', 'Billed on its own'],
        ['Missing read', 'Estimate, at most twice in a row', 'Customer card; special read order'],
      ],
    },
  ],
};

export const corrections: WrittenSection = {
  title: 'Process design: a correction, and who does what',
  note: 'A process is ready for configuration when its decisions are signed and each activity has a role that answers for it.',
  blocks: [
    {
      kind: 'table',
      caption: 'Process BI-03, a wrong read that was billed',
      columns: ['Step', 'Role and system', 'What happens', 'Result'],
      widths: [17, 19, 40, 24],
      rows: [
        ['1. Notice', 'Agent, CRM', 'Customer reads 4,120, the bill says 4,210', 'Ticket with a photo'],
        ['2. Correct', 'Metering, IS-U', 'New result beside the old one, with reason', 'EABL, both kept'],
        [
          '3. Reverse',
          'Billing, IS-U',
          'Print and billing documents reversed back to the day of the read',
          'Reversal, items reopened',
        ],
        [
          '4. Bill again',
          'Job, IS-U',
          'In the same portion, after a second person has released it',
          'ERCH, ERDK',
        ],
        [
          '5. Settle',
          'Job, FI-CA',
          'Payment moved to the new item. Credit for 90 kWh: 0.1042 + 0.0058 each, plus 3.12%, is\u00a0$10.21',
          'Cleared items, credit',
        ],
        ['6. Explain', 'Agent, CRM', 'Corrected bill with the reason on page one', 'Ticket closed'],
      ],
    },
    {
      kind: 'raci',
      caption: 'Who does what in CU-01',
      activity: 'Activity',
      roles: ['Agent', 'Dispatcher', 'Crew', 'Metering', 'Billing', 'Finance'],
      rows: [
        { activity: 'Contract and deposit', parts: ['A/R', '-', '-', '-', 'I', 'C'] },
        { activity: 'Service order and meter', parts: ['I', 'A/R', 'R', 'C', '-', '-'] },
        { activity: 'Plausibility of the first read', parts: ['-', '-', 'C', 'A/R', 'I', '-'] },
        { activity: 'First bill', parts: ['I', '-', '-', 'C', 'A/R', 'I'] },
        { activity: 'Deposit and payment posted', parts: ['I', '-', '-', '-', 'C', 'A/R'] },
      ],
    },
    {
      kind: 'lists',
      lists: [
        {
          title: 'Delivered roles',
          items: [
            'Service agent and lead',
            'Dispatcher, crew',
            'Metering clerk',
            'Biller, billing lead',
            'Collections, cashier',
            'Auditor, display only',
          ],
        },
        {
          title: 'Segregated by authorization',
          items: [
            'Rate maintenance and billing',
            'Read correction and its release',
            'Payment plan and write-off',
            'Device stock and installation',
            'Bank data and payment run',
          ],
        },
      ],
    },
  ],
};

export const catalog: WrittenSection = {
  title: 'The twenty processes at a glance',
  note: 'Each has a flow like the two before, a test script and an owner. Volumes are those of a utility with 250,000 connections.',
  blocks: [
    {
      kind: 'table',
      caption: 'Processes, with what starts and what ends them',
      columns: ['No.', 'Process', 'Starts with', 'Ends with', 'Per month'],
      widths: [9, 27, 26, 27, 11],
      numbers: [4],
      rows: [
        ['CU-01', 'Start, stop, transfer', 'Call, web form', 'Move-in or move-out document', '3,100'],
        [
          'CU-02',
          'Account maintenance',
          'Change of address or bank',
          'Changed account, audit entry',
          '5,400',
        ],
        ['CU-03', 'High-bill inquiry', 'Call about a bill', 'Explanation or correction', '900'],
        ['CU-04', 'Complaint', 'Service ticket', 'Closed with reason code', '420'],
        ['CU-05', 'Deposit and credit', 'Score below the limit', 'Deposit paid or released', '260'],
        ['ME-01', 'Install, exchange, remove', 'Service order', 'Device in EG31, EG30 or EG32', '1,150'],
        ['ME-02', 'Read order and upload', 'Route calendar', 'Results in EABL', '245,000'],
        ['ME-03', 'Plausibility and estimate', 'Uploaded result', 'Released or corrected read', '6,800'],
        ['ME-04', 'Certification, sampling', 'Year of certification', 'Exchange list or extension', '600'],
        ['ME-05', 'Device location history', 'Any device change', 'Complete chain of serials', '1,150'],
        ['BI-01', 'Bill and simulate', 'Released reads', 'Billing document', '246,000'],
        ['BI-02', 'Invoice and print', 'Billing document', 'Print document, e-bill', '246,000'],
        ['BI-03', 'Adjust and reverse', 'Corrected read or rate', 'Reversal with reason', '1,900'],
        ['BI-04', 'Payment and clearing', 'Bank file', 'Cleared items in FI-CA', '238,000'],
        ['BI-05', 'Collect, write off', 'Due date passed', 'Payment, plan or write-off', '21,000'],
        ['WO-01', 'Create service order', 'Any process above', 'Order with operations', '4,300'],
        ['WO-02', 'Schedule and dispatch', 'Released order', 'Crew, day and hour', '4,300'],
        ['WO-03', 'Reserve material', 'Order', 'Reservation, serial number', '2,200'],
        ['WO-04', 'Time and completion', 'Crew onsite', 'Confirmation, settlement', '4,250'],
        ['WO-05', 'Emergency call-out', 'Outage call', 'Order within five minutes', '70'],
      ],
    },
  ],
};

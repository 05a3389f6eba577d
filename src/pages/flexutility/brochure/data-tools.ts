import type { WrittenSection } from '#documents/blocks.ts';

export const loads: WrittenSection = {
  title: 'Data tools: loads in their order',
  note: 'FlexUtility delivers templates, checks and field rules for the IS migration workbench, transaction EMIGALL. All but reads and payments are needed at go-live: about 27 hours side by side.',
  blocks: [
    {
      kind: 'table',
      caption: 'Migration objects',
      columns: ['No.', 'Object of EMIGALL', 'Template', 'Records', 'Needs', 'Hours'],
      widths: [7, 30, 23, 16, 14, 10],
      rows: [
        ['1', 'PARTNER, business partner', 'FU01_PARTNER', '262,000', 'None', '3.5'],
        ['2', 'ACCOUNT, contract account', 'FU02_ACCOUNT', '258,000', '1', '3.0'],
        ['3', 'CONNOBJ, connection object', 'FU03_CONNOBJ', '171,000', 'Streets', '2.0'],
        ['4', 'PREMISE', 'FU04_PREMISE', '250,000', '3', '2.5'],
        ['5', 'DEVLOC, device location', 'FU05_DEVLOC', '253,000', '3', '2.0'],
        ['6', 'DEVICE, meters with serial numbers', 'FU06_DEVICE', '301,000', 'Materials', '4.5'],
        ['7', 'INSTLN, installation', 'FU07_INSTLN', '256,000', '4', '3.0'],
        ['8', 'MOVE_IN, contract with move-in', 'FU08_MOVEIN', '249,000', '2, 7', '5.5'],
        ['9', 'INST_MGMT, device in installation', 'FU09_INSTMGMT', '255,000', '5 to 8', '6.0'],
        ['10', 'METERREAD, 24 months of reads', 'FU10_READS', '6,100,000', '9', '9.0'],
        ['11', 'DOCUMENT, open items', 'FU11_OPENITEM', '118,000', '2', '1.5'],
        ['12', 'BBP_MULT, budget billing plans', 'FU12_BUDGET', '46,000', '8', '1.0'],
        ['13', 'PAYMENT, history of 24 months', 'FU13_PAYMENT', '5,700,000', '11', '6.5'],
      ],
    },
    {
      kind: 'steps',
      title: 'One load, whichever object',
      items: [
        {
          title: 'Fill and check',
          text: 'Fill the template, one row a record, the old key first. Run /KTS/FU_CHECK: it tests mandatory fields, formats, references and duplicates without touching the database.',
          check: 'Zero errors, and warnings that somebody has signed.',
        },
        {
          title: 'Convert',
          text: 'Run /KTS/FU_CONVERT. It applies the value mapping of table /KTS/FUMAP and writes the import file.',
        },
        {
          title: 'Import',
          text: 'EMIGALL, Scheduling: 8 parallel jobs, restart file on, commit every 100 records.',
          check: 'Statistics show imported, failed and records an hour.',
        },
        {
          title: 'Mend',
          text: 'Failed records go to an error file with the message. Correct the extract or the mapping, never the file, and import that file again.',
        },
        {
          title: 'Reconcile',
          text: 'Run the report of the next page for the object, and file the result with the rehearsal.',
        },
      ],
    },
  ],
};

export const reconciliation: WrittenSection = {
  title: 'Data tools: templates and reconciliation',
  blocks: [
    {
      kind: 'table',
      caption: 'Template FU08_MOVEIN, as an example of all',
      columns: ['Field', 'Format', 'Rule', 'Target'],
      widths: [20, 15, 42, 23],
      rows: [
        ['LEGACY_KEY', 'CHAR 30', 'Mandatory, unique', 'EMIG key'],
        ['PARTNER_KEY', 'CHAR 30', 'Must be a key of FU01', 'EVER, by ACCOUNT'],
        ['ACCOUNT_KEY', 'CHAR 30', 'Must be a key of FU02', 'EVER-VKONTO'],
        ['INSTLN_KEY', 'CHAR 30', 'Must be a key of FU07, free on MOVE_DATE', 'EVER-ANLAGE'],
        ['MOVE_DATE', 'YYYYMMDD', 'Start of the oldest open billing period', 'EVER-EINZDAT'],
        ['PRODUCT', 'CHAR 10', 'Mapped to contract class and rate category', 'EANLH-TARIFTYP'],
        ['DUN_BLOCK', 'CHAR 1', 'Empty, M medical, D disputed', 'FKKVKP-MANSP'],
      ],
    },
    {
      kind: 'table',
      caption: 'Reconciliation reports, run after each load and each rehearsal',
      columns: ['Report', 'Compares', 'Passes when'],
      widths: [21, 47, 32],
      rows: [
        ['/KTS/FU_REC01', 'Partners, accounts, contracts: number by class', 'Equal'],
        ['/KTS/FU_REC02', 'Devices: number by category, location and state', 'Equal; store stock equals MM'],
        [
          '/KTS/FU_REC03',
          'Registers without a rate; installations without a device',
          'None, or on the agreed list',
        ],
        ['/KTS/FU_REC04', 'Last read: old value against EABL', 'Equal for every register'],
        ['/KTS/FU_REC05', 'Open items: sum by account, by age and in total', 'Equal to the cent'],
        ['/KTS/FU_REC06', 'Deposits and payment plans: number and sum', 'Equal to the cent'],
        [
          '/KTS/FU_REC07',
          'Parallel bill: 2,000 contracts billed in both systems',
          'Difference below $0.01 in 99.5%',
        ],
        ['/KTS/FU_REC08', 'FI-CA totals against the general ledger', 'Equal by reconciliation key'],
      ],
    },
    {
      kind: 'schedule',
      caption: 'Two rehearsals, then the cutover',
      task: 'Task',
      columns: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8', 'W9', 'W10', 'W11', 'W12'],
      tasks: [
        { title: 'Extract and mapping', from: 1, to: 4 },
        { title: 'Rehearsal 1', text: 'All objects, no time limit', from: 4, to: 5 },
        { title: 'Cleansing at the source', from: 2, to: 8 },
        { title: 'Rehearsal 2', text: 'Against the clock, with parallel bill', from: 8, to: 9 },
        { title: 'Freeze, cutover, first bill', from: 11, to: 12 },
      ],
    },
  ],
};

export const tests: WrittenSection = {
  title: 'Test cases, go or stop, and the first week',
  note: 'Twelve of the 140 delivered scripts. Each names its data, its steps and the figure to expect.',
  blocks: [
    {
      kind: 'table',
      caption: 'Test cases by process',
      columns: ['Case', 'Situation', 'Expected result'],
      widths: [12, 46, 42],
      rows: [
        [
          'CU-01-03',
          'Move-in backdated by 20 days, former customer still active',
          'Move-out proposed to the same day; final bill simulated',
        ],
        [
          'CU-03-01',
          'Bill 180% of last year, read plausible',
          'Agent sees degree days and the daily average; no correction',
        ],
        [
          'CU-05-02',
          'Deposit of $120, customer pays on time for 12 months',
          'Deposit released with interest on the next bill',
        ],
        [
          'ME-01-04',
          'Exchange: old read 98,771, new meter starts at 0',
          'Two periods on one bill, sum equal to use',
        ],
        ['ME-02-02', 'Five-digit register passes 99,999', 'Use calculated over the overflow, no estimate'],
        [
          'ME-03-05',
          'Zero use in an occupied premise, third month',
          'Special read order instead of a third estimate',
        ],
        ['BI-01-07', 'Rate change in the middle of the period', 'Days weighted, two lines on the bill'],
        [
          'BI-03-01',
          'Wrong read billed two months ago',
          'Both bills reversed and billed anew, one payment moved',
        ],
        [
          'BI-04-03',
          'Payment of $200 for two items of $120',
          'Oldest cleared first, $80 on the second, rest open',
        ],
        ['BI-05-02', 'Level 3 reached with a medical flag', 'No disconnection order; note for the agent'],
        [
          'WO-03-01',
          'Reserved meter is missing in the truck',
          'Another serial is taken, reservation follows',
        ],
        ['WO-05-01', 'Outage call at 02:10', 'Order with priority 1 and crew within five minutes'],
      ],
    },
    {
      kind: 'table',
      caption: 'What to look at each morning of the first week',
      columns: ['Look at', 'Transaction', 'Normal', 'Act when'],
      widths: [34, 17, 22, 27],
      rows: [
        ['Queues between CRM and IS-U', 'SMQ1, SMQ2', 'Empty', 'Older than 30 minutes'],
        ['Implausible reads', 'EL27', 'Below 3% of the day', 'Above 6%: check tolerance classes'],
        ['Billing outsorts', 'EA05', 'Below 1%', 'Above 3%: stop invoicing of the portion'],
        ['Clarification of payments', 'FPCPL', 'Below 0.5%', 'Above 2%: check the bank file'],
        ['Ledger against FI-CA', 'FPG2', 'Zero', 'Any difference'],
      ],
    },
    {
      kind: 'lists',
      lists: [
        {
          title: 'Go when',
          items: [
            'REC01 to REC06 pass without a list of exceptions',
            'Load time of rehearsal 2 fits the weekend with four hours to spare',
            'Parallel bill signed by the billing lead',
          ],
        },
        {
          title: 'Stop when',
          items: [
            'Open items differ in total',
            'More than 0.2% of installations have no device',
            'The first simulated bill run cannot be explained',
          ],
        },
      ],
    },
  ],
};

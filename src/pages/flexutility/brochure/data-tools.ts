import type { WrittenSection } from '#documents/blocks.ts';
import { migrationObjects } from './migration-objects.ts';

export const loads: WrittenSection = {
  title: 'Data tools: loads in their order',
  note: 'FlexUtility delivers templates, checks and field rules for the IS migration workbench, transaction EMIGALL. Reads and payments, 10 and 13, follow after go-live.',
  blocks: [
    {
      kind: 'table',
      caption: 'Migration objects',
      columns: ['No.', 'Object of EMIGALL', 'Template', 'Records', 'Needs', 'Hours'],
      widths: [7, 36, 21, 13, 14, 9],
      numbers: [3, 5],
      rows: migrationObjects.map(({ number, object, template, records, needs, hours }) => [
        String(number),
        object,
        template,
        records.toLocaleString('en-US'),
        needs,
        hours.toFixed(1),
      ]),
    },
    {
      kind: 'table',
      caption: 'Template FU08_MOVEIN as an example',
      columns: ['Field', 'Format', 'Rule', 'Target'],
      widths: [18, 13, 43, 26],
      rows: [
        ['LEGACY_KEY', 'CHAR 30', 'Mandatory, unique', 'EMIG key'],
        ['PARTNER_KEY', 'CHAR 30', 'Must be a key of FU01', 'EVER, by ACCOUNT'],
        ['ACCOUNT_KEY', 'CHAR 30', 'Must be a key of FU02', 'EVER-VKONTO'],
        ['INSTLN_KEY', 'CHAR 30', 'Must be a key of FU07, free on MOVE_DATE', 'EVER-ANLAGE'],
        ['MOVE_DATE', 'YYYYMMDD', 'Start of the oldest open billing period', 'EVER-EINZDAT'],
        ['PRODUCT', 'CHAR 10', 'Mapped to contract class and rate category', 'EANLH-TARIFTYP'],
        ['DUN_BLOCK', 'CHAR 1', 'Empty, M medical, D disputed', 'DFKKLOCKS, by ACCOUNT'],
      ],
    },
  ],
};

export const reconciliation: WrittenSection = {
  title: 'Data tools: each load and its reconciliation',
  blocks: [
    {
      kind: 'steps',
      title: 'Each load, in five steps',
      items: [
        {
          title: 'Fill and check',
          text: 'Fill the template: one record a row, the old key first. Run /KTS/FU_CHECK: it tests mandatory fields, formats, references and duplicates without touching the database.',
          check: 'No errors, and each warning signed off by name.',
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
          title: 'Correct',
          text: 'Failed records go to an error file with the message. Correct the extract or the mapping, never the file itself, and import the records again.',
        },
        {
          title: 'Reconcile',
          text: 'Run the report for the object, listed below, and file the result with the rehearsal.',
        },
      ],
    },
    {
      kind: 'table',
      caption: 'What fails most often in the first rehearsal',
      columns: ['Object', 'What the error file says', 'Cause, and where to correct it'],
      widths: [15, 37, 48],
      rows: [
        ['PARTNER', 'Street is not in the regional structure', 'Old spelling: correct the extract'],
        ['DEVICE', 'Serial number exists already', 'Two makers, one number: map both in /KTS/FUMAP'],
        ['INSTLN', 'Rate category does not fit the division', 'Gap in the mapping of old rates: /KTS/FUMAP'],
        ['MOVE_IN', 'Installation is not free on the date', 'Former contract without an end: old system'],
        ['INST_MGMT', 'First read below the last one', 'Exchange or rollover missing in the extract'],
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
        ['/KTS/FU_REC06', 'Deposits and budget billing plans: number and sum', 'Equal to the cent'],
        [
          '/KTS/FU_REC07',
          'Parallel bill: 2,000 contracts billed in both systems',
          'Difference below $0.01 in 99.5%',
        ],
        ['/KTS/FU_REC08', 'FI-CA totals against the general ledger', 'Equal by reconciliation key'],
      ],
    },
  ],
};

export const tests: WrittenSection = {
  title: 'Test cases and the first week',
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
        ['ME-02-02', 'Five-digit register passes 99,999', 'Use calculated across the rollover, no estimate'],
        [
          'ME-03-05',
          'Zero use in an occupied premise, third month',
          'Special read order instead of a third estimate',
        ],
        ['BI-01-07', 'Rate change in the middle of the period', 'Days weighted, two lines on the bill'],
        [
          'BI-03-01',
          'Wrong read billed two months ago',
          'Both bills reversed and billed again, payment reassigned',
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
          'Another serial number is used, reservation changed',
        ],
        ['WO-05-01', 'Outage call at 02:10', 'Order with priority 1 and crew within five minutes'],
      ],
    },
    {
      kind: 'table',
      caption: 'To check each morning of the first week',
      columns: ['Check', 'Transaction', 'Normal', 'Act when'],
      widths: [34, 17, 22, 27],
      rows: [
        ['Queues between CRM and IS-U', 'SMQ1, SMQ2', 'Empty', 'Older than 30 minutes'],
        ['Implausible reads', 'EL27', 'Below 3% of the day', 'Above 6%: check tolerance classes'],
        ['Billing outsorts', 'EA05', 'Below 1%', 'Above 3%: stop invoicing of the portion'],
        ['Clarification of payments', 'FPCPL', 'Below 0.5%', 'Above 2%: check the bank file'],
        ['Ledger against FI-CA', 'FPG2', 'Zero', 'Any difference'],
      ],
    },
  ],
};

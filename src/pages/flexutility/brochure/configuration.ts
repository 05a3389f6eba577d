import type { WrittenSection } from '#documents/blocks.ts';

export const integration: WrittenSection = {
  title: 'Configuration guide: base and CRM integration',
  note: 'Make the settings in this order. Paths are those of the implementation guide, transaction SPRO, under SAP Utilities unless another area is named.',
  blocks: [
    {
      kind: 'steps',
      title: 'Base',
      items: [
        {
          title: 'Regional structure',
          text: 'Basic Functions, Regional Structure: countries, cities, streets by file. Switch address checks on before the first load.',
          check: 'SR22 finds a street of your area with its postal code.',
        },
        {
          title: 'Divisions',
          text: 'Basic Functions, Define Division: 01 power, 02 gas, 03 water. Assign company code and division category.',
          check: 'ES30 offers the division for a new installation.',
        },
        {
          title: 'Account determination',
          text: 'Contract Accounts Receivable and Payable, Postings: posting areas R000 and R001 by company code, division, main and sub transaction.',
          check: 'FQC0 shows no gap for the transactions in use.',
        },
        {
          title: 'Number ranges',
          text: 'Partners: internal numbers in CRM, the same interval as external in ERP. Contract accounts: internal in ERP. Migration objects keep an external interval of their own.',
        },
        {
          title: 'Schedule',
          text: 'Meter Reading and Billing, Scheduling: parameter records, 21 portions, reading units of about 600 devices, dates for two years.',
          check: 'E43A and E43B generate dates without overlap.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'CRM and IS-U',
      from: 6,
      items: [
        {
          title: 'Connect',
          text: 'RFC destinations in both directions, logical systems, R3AC1 filters on partner groups 0001 and 0003.',
          check: 'After R3AS for BUPA_MAIN, R3AM1 shows “Done”.',
        },
        {
          title: 'Map the product',
          text: 'CRM product to rate category and contract class, in the replication settings for contracts. One product for each published rate.',
        },
        {
          title: 'Replicate contracts',
          text: 'Queues R3AD_SI*; technical objects from ERP to CRM, contracts from CRM to ERP. Migrated contracts go the other way once: ECRM_GENERATE_EVERH, then R3AS for SI_CONTRACT.',
          check: 'SMQ1 and SMQ2 are empty ten minutes after a test move-in.',
        },
        {
          title: 'Interaction center',
          text: 'Profile FLEX_AGENT with account, premise, bill and read on one page. Search by device number is switched on.',
        },
      ],
    },
    {
      kind: 'note',
      title: 'On SAP S/4HANA',
      text: 'The utilities objects keep their names. Partner is the only customer master (transaction BP), the material document is MATDOC, and totals of FI-CA post to the universal journal, ACDOCA. Customer service may run embedded; then steps 6 to 8 are not needed.',
    },
  ],
};

export const billing: WrittenSection = {
  title: 'Configuration guide: rates, devices, dunning',
  blocks: [
    {
      kind: 'table',
      caption: 'Residential rate R-1, as delivered',
      columns: ['Step of the schema', 'Kind of price', 'Operand', 'Value', 'Example: 412 kWh'],
      widths: [25, 17, 16, 23, 19],
      numbers: [4],
      rows: [
        ['1. Service charge', 'Flat rate', 'R1_BASE', '$11.50 a month', '$11.50'],
        ['2. Block price, block 1', 'Block price', 'R1_BLOCK', '300 kWh at 0.1198', '$35.94'],
        ['3. Block price, block 2', 'Block price', 'R1_BLOCK', 'Rest at 0.1042', '$11.67'],
        ['4. Fuel adjustment', 'Quantity price', 'R1_FUEL', 'All at 0.0058', '$2.39'],
        ['5. Franchise fee', 'Percentage', 'R1_FRAN', '3.12% of 1 to 4', '$1.92'],
        ['Bill', '', '', '', '$63.42'],
      ],
      total: true,
    },
    {
      kind: 'text',
      paragraphs: [
        'To change a price, add a new period to its key; the old one stays for corrections. To add a block, add it to the price from a date; only a new kind of charge needs a new rate (EA30) and schema step (EA35).',
        'Never change a released schema. Copy it, simulate 500 contracts with EA00 against last month’s bills, then enter it in the rate category from a date and check rate determination in EA87.',
      ],
    },
    {
      kind: 'table',
      caption: 'Devices and registers',
      columns: ['Setting', 'Delivered', 'Remark'],
      widths: [20, 38, 42],
      rows: [
        ['Device category', 'E-1PH, E-3PH, G-DIA, W-MEC', 'Equal to the material number of the meter'],
        [
          'Register group',
          '1 register, or peak and off-peak',
          'Digits and multiplier are set here, not on the device',
        ],
        [
          'Certification period',
          '16 years power, 8 gas, 6 water',
          'Device management, Certification; replace with what your law requires',
        ],
        [
          'Plausibility',
          '50% to 200% of last year, zero use, register rollover',
          'By rate class, class of tolerance RES or COM',
        ],
        [
          'Estimate',
          'Last year’s same period, then average of the route',
          'At most two in a row, then a special read',
        ],
      ],
    },
    {
      kind: 'table',
      caption: 'Dunning procedure 01 (FI-CA)',
      columns: ['Level', 'Days after due', 'Activity', 'Charge', 'Stopped by'],
      widths: [8, 15, 40, 11, 26],
      numbers: [1, 3],
      rows: [
        ['1', '7', 'Reminder by mail or text message', 'None', 'Payment plan'],
        ['2', '21', 'Letter with the date of disconnection', '$5', 'Payment plan, complaint'],
        ['3', '35', 'Disconnection order, document in EC85', '$25', 'Medical flag, heat rule'],
        ['4', '75', 'Submitted to a collection agency, FP03', 'None', 'Insolvency'],
      ],
    },
    {
      kind: 'lists',
      lists: [
        {
          title: 'Check after each change',
          items: [
            'EA00 simulation for one contract of each rate',
            'EASIM and FPVA: invoice and dunning, simulated',
          ],
        },
        {
          title: 'Batch sequence at night',
          items: [
            '18:00 reads, 20:00 billing, 22:00 invoicing',
            '23:30 print, 01:00 dunning, 02:00 FPG1 to the ledger',
          ],
        },
      ],
    },
  ],
};

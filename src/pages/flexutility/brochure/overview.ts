import type { WrittenSection } from '#documents/blocks.ts';

export const lead =
  'Process design, configuration guide and data tools of FlexUtility, for project teams and the people who run the system afterward.';

export const objects: WrittenSection = {
  title: 'The data model: ten master data objects',
  note: 'IS-U keeps the premise and the device apart from the customer, so that customers can move while meters stay.',
  blocks: [
    {
      kind: 'table',
      caption: 'Master data, from place to payer',
      columns: ['Object', 'What it is', 'Transaction', 'Table', 'Owner'],
      widths: [20, 37, 14, 15, 14],
      rows: [
        ['Connection object', 'A building with its address', 'ES55', 'EHAUISU', 'Network'],
        ['Premise', 'The apartment or shop that is supplied', 'ES60', 'EVBS', 'Network'],
        ['Device location', 'Where in the building the meter is mounted', 'ES65', 'EGPL', 'Metering'],
        [
          'Installation',
          'A division (power, water, gas) at a premise, with its rate category',
          'ES30',
          'EANL, EANLH',
          'Billing',
        ],
        ['Device', 'A serialized meter with its registers', 'IQ01, EG31', 'EGERH, EASTL', 'Metering'],
        ['Meter reading unit', 'A route that is read on one day', 'E41H', 'TE422', 'Metering'],
        ['Portion', 'Units that are billed together', 'E41B', 'TE420', 'Billing'],
        ['Business partner', 'The customer, same number in CRM and ERP', 'BP', 'BUT000', 'Service'],
        ['Contract account', 'How the customer pays and is dunned', 'CAA1', 'FKKVKP', 'Finance'],
        ['Contract', 'Joins customer, account and installation for a period', 'ES20', 'EVER', 'Service'],
      ],
    },
    {
      kind: 'table',
      caption: 'Documents that the processes create',
      columns: ['Document', 'Created by', 'Table'],
      widths: [30, 46, 24],
      rows: [
        ['Meter reading order and result', 'Order creation EL01, entry EL28 or upload', 'EABL, EABLG'],
        ['Billing document', 'Mass billing EA38', 'ERCH, DBERCHZ'],
        ['Print document', 'Mass invoicing EA26', 'ERDK, DBERDL'],
        ['Contract account document', 'Invoicing, payment lot FP05, clearing', 'DFKKKO, DFKKOP'],
        ['Service order', 'Disconnection, installation, complaint', 'AUFK, AFIH'],
      ],
    },
    {
      kind: 'note',
      title: 'Where payments belong',
      text: 'Invoicing posts to contract accounts (FI-CA), the subledger for mass customers. Payment, clearing, dunning and write-off happen there. The general ledger receives totals once a day by reconciliation key, transactions FPG1 and FPG1M.',
    },
  ],
};

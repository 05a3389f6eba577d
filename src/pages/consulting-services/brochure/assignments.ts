import type { WrittenSection } from '#documents/blocks.ts';
import { industries, technologies } from '../content/expertise.ts';

/** A typical question and what it usually takes, by the names that the page uses. */
const questions: Readonly<Record<(typeof industries)[number]['name'], readonly [string, string]>> = {
  Automotive: ['Why do call-offs change after the truck is loaded?', '8 weeks, two plants and a supplier'],
  Manufacturing: ['Which MES fits four plants that grew apart?', '10 weeks, then a pilot line'],
  'Consumer Packaged Goods and Retail': ['What does a promotion really earn?', '6 weeks, sales and finance'],
  'High Tech': [
    'How do we plan for parts discontinued before the product is?',
    '8 weeks, engineering and purchasing',
  ],
  'Life Sciences': ['What must be validated again, and what need not?', '6 weeks, quality and IT'],
  Aerospace: ['Which record proves the as-built configuration?', '10 weeks, engineering and MRO'],
  'Oil and Gas': ['Why does a turnaround overrun its plan?', '8 weeks, one site, one shutdown'],
  Retail: ['Why do store and web stock differ?', '6 weeks, three stores and a warehouse'],
};

/** The page says when a technology fits; this, what we look at first and when it does not. */
const advice: Readonly<
  Record<(typeof technologies)[number]['name'], readonly [check: string, against: string]>
> = {
  'SAP S/4HANA': ['Custom code in use, add-ons, data volume', 'While a merger or sale is undecided'],
  'Central Finance': ['Master data and mappings of each ERP', 'If the ERPs merge within two years anyway'],
  'SAP Fiori': ['Transaction counts, by role', 'For clerks who enter hundreds of items a day'],
  CATIA: ['Formats that customers and suppliers ask for', 'Where most parts are 2D or simple sheet metal'],
  ENOVIA: ['Which CAD systems, and who decides on a change', 'Where no design is done in CATIA'],
  Teamcenter: [
    'Where the manufacturing bill of materials is kept',
    'For one small site that SAP serves well',
  ],
  'BW on HANA': ['Which models are still loaded and read', 'For a new warehouse'],
  'Business Objects': ['Which reports are still opened', 'For planning and interactive dashboards'],
  'SAP Analytics Cloud': ['Where the data has to stay', 'For printed forms with a fixed layout'],
  'SAP Cloud Platform': ['Which extensions can leave the core', 'Where a key-user extension is enough'],
  ServiceNow: ['Who owns each queue; state of the asset list', 'For one department with one queue'],
  'OPC UA': ['Which controllers offer it, and who patches them', 'Where a few machines need only a counter'],
};

export const assignments: WrittenSection = {
  title: 'Typical assignments',
  note: 'Most engagements begin with a question like these. Size gives the duration and who takes part.',
  blocks: [
    {
      kind: 'table',
      caption: 'By industry',
      columns: ['Industry', 'A typical question', 'Usual size'],
      widths: [28, 42, 30],
      rows: industries.map(({ name }) => [name, ...questions[name]]),
    },
    {
      kind: 'table',
      caption: 'By technology',
      columns: ['Technology', 'What we check first', 'When we advise against it'],
      widths: [20, 42, 38],
      rows: technologies.map(({ name }) => [name, ...advice[name]]),
    },
  ],
};

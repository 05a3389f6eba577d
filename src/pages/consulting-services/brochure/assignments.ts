import type { WrittenSection } from '#documents/blocks.ts';
import { industries, technologies } from '../content/expertise.ts';

/** A typical question and what it usually takes, by the names that the page uses. */
const questions: Readonly<Record<(typeof industries)[number]['name'], readonly [string, string]>> = {
  Automotive: ['Why do call-offs change after the truck is loaded?', '8 weeks, two plants and a supplier'],
  Manufacturing: ['Which MES fits four plants that grew apart?', '10 weeks, then a pilot line'],
  'Consumer Packaged Goods and Retail': ['What does a promotion really earn?', '6 weeks, sales and finance'],
  'High Tech': [
    'How do we plan for parts that are discontinued first?',
    '8 weeks, engineering and purchasing',
  ],
  'Life Sciences': ['What must be validated again, and what need not?', '6 weeks, quality and IT'],
  Aerospace: ['Which record proves the as-built configuration?', '10 weeks, engineering and MRO'],
  'Oil and Gas': ['Why does a turnaround overrun its plan?', '8 weeks, one site, one shutdown'],
  Retail: ['Why do store and web stock differ?', '6 weeks, three stores and a warehouse'],
};

export const assignments: WrittenSection = {
  title: 'Typical assignments',
  note: 'Most engagements begin with a question like these. Size means duration, and who takes part.',
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
      columns: ['Technology', 'When we advise it'],
      widths: [28, 72],
      rows: technologies.map(({ name, description }) => [name, description]),
    },
  ],
};

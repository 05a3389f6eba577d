import type { SuccessStory } from '#content/records/services.ts';

export const stories = [
  {
    industry: 'Manufacturing',
    title: 'Scrap caught at the press',
    solution:
      'A stamping plant put cameras over eleven exit belts and trained an inspection model on four months of its own rejects. Operators confirm or overrule each call, and the overrules train the next version.',
    results: [
      '62% fewer customer complaints in two quarters',
      '4 minutes of inspection per coil, from 18',
      '7 months to pay back',
    ],
    image: 'industry-manufacturing',
  },
  {
    industry: 'Financial Services',
    title: 'Credit files read by lunchtime',
    solution:
      'A commercial lender gave the first reading of loan files to an extraction model. Each figure links to its page in the file, and a credit officer still decides.',
    results: [
      '4 hours to prepare a file, from 3 days',
      '98.4% of fields right on a blind sample',
      '0 decisions without a signature',
    ],
    image: 'industry-financial-services',
  },
  {
    industry: 'Healthcare',
    title: 'Beds planned a week ahead',
    solution:
      'A hospital group forecasts admissions by ward and day from seven years of history, school calendars and flu reports. Planners see the range as well as the number.',
    results: [
      '6% mean error, seven days out',
      '21% fewer agency nursing hours',
      '33% fewer operations called off',
    ],
    image: 'industry-healthcare',
  },
] as const satisfies readonly SuccessStory[];

import type { SuccessStory } from '#content/records/services.ts';

export const stories = [
  {
    industry: 'Manufacturing',
    title: 'Defects caught at the press',
    solution:
      'A stamping plant put cameras over eleven exit belts and trained an inspection model on four months of its own rejects. Operators confirm or overrule each reject, and their corrections train the next version.',
    results: [
      '62% fewer customer complaints in two quarters',
      '4 minutes of inspection per coil, from 18',
      '7 months to pay for itself',
    ],
    image: 'industry-manufacturing',
  },
  {
    industry: 'Financial Services',
    title: 'Credit files ready in hours',
    solution:
      'A commercial lender uses an extraction model for the first reading of loan files. Each figure links to its page in the file, and a credit officer makes the decision.',
    results: [
      '4 hours to prepare a file, from 3 days',
      '98.4% of fields correct in a blind sample',
      '0 decisions without a signature',
    ],
    image: 'industry-financial-services',
  },
  {
    industry: 'Healthcare',
    title: 'Beds and staff planned a week ahead',
    solution:
      'A hospital group forecasts admissions by ward and day from seven years of history, school calendars and flu reports. Planners see the likely range beside each forecast.',
    results: [
      '6% mean error seven days ahead',
      '21% fewer agency nursing hours',
      '33% fewer surgeries canceled',
    ],
    image: 'industry-healthcare',
  },
] as const satisfies readonly SuccessStory[];

import { company } from '#content/company.ts';
import type { LinkRecord } from '#content/types.ts';
import type { SlideRecord } from '#features/home/records.ts';

/** Vision, mission and values: the stages of the scroll hero, and the section that closes the page. */
export const slides: readonly SlideRecord[] = [
  {
    id: 'vision',
    type: 'Vision',
    title: company.tagline,
    content:
      'Every system a manufacturer runs is drawn with care, built to plan and still earning its keep years later.',
    details:
      'The test we set ourselves is simple: what we put in is still in use when the machines around it are replaced.',
    image: { skin: 'drawn', alt: 'A plant with three production lines, drawn in line on paper.' },
    actions: [
      { label: 'Get in touch', to: { page: 'contact' } },
      { label: 'See solutions', to: { page: 'solutions' } },
    ],
  },
  {
    id: 'mission',
    type: 'Mission',
    title: 'We build what we draw',
    content:
      'One team for engineering, plant and finance, so the plan that was signed off is the system that goes live.',
    details:
      'Whoever designs the process stays for testing and cutover, and answers the phone in the first month of live operation.',
    image: { skin: 'built', alt: 'The same plant as a white model.' },
    actions: [{ label: 'How we work', to: { page: 'about' } }],
  },
  {
    id: 'values',
    type: 'Values',
    title: 'Then we stay and keep it running',
    content: 'Ownership, candor, measured results.',
    details:
      'Each project names the person who owns the result. Bad news is told the day we learn it. Done means the number it was meant to move has moved.',
    image: { skin: 'run', alt: 'The same plant at night, lit and at work.' },
    stats: {
      value: '100',
      unit: '%',
      description: 'commitment to the outcome, written into every engagement',
    },
  },
];

export const promise = {
  intro: 'We help industrial companies',
  words: ['optimize', 'transform', 'excel'],
  lead: 'Consulting, implementation and software for the people who make, move and account for physical things.',
  actions: [
    {
      label: 'Talk to an engineer',
      to: {
        page: 'contact',
        query: { enquiryType: 'Services', specificCategory: 'Consulting Services' },
      },
    },
    { label: 'Explore solutions', to: { anchor: 'solutions' } },
  ] satisfies readonly LinkRecord[],
} as const;

import { company } from '#content/company.ts';
import { mission, valuesInShort, vision } from '#content/purpose.ts';
import type { LinkRecord } from '#content/types.ts';
import type { SlideRecord } from '#features/home/records.ts';

/** Vision, mission and values: the stages of the scroll hero, and the section that closes the page. */
export const slides: readonly SlideRecord[] = [
  {
    id: 'vision',
    type: 'Vision',
    title: company.tagline,
    lead: `We plan, build and run SAP, shop-floor and PLM systems for manufacturers: one team from roadmap to support, for more than 500 clients since ${company.foundingYear}.`,
    content: vision.text,
    details: vision.meaning,
    image: { skin: 'drawn', alt: 'A plant with three production lines, drawn in line on paper.' },
    actions: [
      { label: 'Get in touch', to: { page: 'contact' } },
      { label: 'See solutions', to: { page: 'solutions' } },
    ],
  },
  {
    id: 'mission',
    type: 'Mission',
    title: 'We build what we plan',
    lead: 'SAP, shop-floor and engineering systems are built together, to a plan that engineering, plant and finance sign.',
    content: mission.text,
    details: mission.meaning,
    image: { skin: 'built', alt: 'The plant as a white model.' },
    actions: [{ label: 'How we work', to: { page: 'about' } }],
  },
  {
    id: 'values',
    type: 'Values',
    title: 'Then we stay and keep it running',
    lead: 'Support is staffed around the clock. The contract sets the response times and names the person responsible.',
    content: valuesInShort,
    details:
      'We report figures on the day they change, write decisions down, and name a responsible person for every delivery.',
    image: { skin: 'run', alt: 'The plant at night, lit and at work.' },
    stats: {
      value: '100',
      unit: '%',
      description: 'of our projects name the person responsible for the result',
    },
  },
];

export const promise = {
  intro: 'We help industrial companies',
  words: ['optimize', 'transform', 'excel'],
  lead: 'Consulting, implementation, support and our own software, for companies that make, move and sell physical goods.',
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

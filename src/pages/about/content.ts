import { company } from '#content/company.ts';
import { headquarters, otherOffice } from '#content/places.ts';
import type { CallToActionRecord, HeroRecord, LinkRecord, StatRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export const hero: HeroRecord = {
  lead: 'We plan systems for people who make, move and account for physical things, build them to that plan, and stay until they run without us.',
  actions: [
    { label: 'Get in touch', to: { page: 'contact' } },
    { label: 'See solutions', to: { page: 'solutions' } },
  ],
};

export const heroFacts = [
  { term: 'Founded', text: String(company.foundingYear) },
  { term: 'Where', text: `${company.foundingPlace}, ${company.foundingCountry}` },
  { term: 'Global reach', text: 'Five delivery locations' },
] as const;

export const story = {
  title: 'Our story',
  note: `We began next to a machining line in ${headquarters.city}. Everything since has come from staying close to one.`,
  milestones: [
    {
      when: String(company.foundingYear),
      title: `Six engineers in ${headquarters.city}`,
      text: `The company is founded in ${company.foundingPlace}. The first contract connects a valve plant’s machines to SAP, so that a finished part books itself.`,
    },
    {
      when: String(otherOffice.since),
      title: `${otherOffice.city} takes the night shift`,
      text: 'A second office opens. Support follows the sun from then on, with a written log at each handover.',
    },
    {
      when: '2014',
      title: 'Projects turn into products',
      text: 'FlexMobEx and FlexPod come out of work that three customers had asked for in the same words.',
    },
    {
      when: '2020',
      title: 'MDSLite goes out alone',
      text: 'Manufacturing execution in eight weeks, explained in a two-part webinar while plants were closed to visitors.',
    },
    {
      when: '2025',
      title: 'Twenty years on',
      text: 'More than 350 people. The valve plant is still a customer, on its third generation of machines.',
    },
  ],
} as const;

export const stats = {
  title: 'The company in seven figures',
  lead: { value: '20', label: 'years in business, under one name' },
  others: [
    { value: '350', unit: '+', label: 'employees' },
    { value: '50', unit: '+', label: 'digital transformations' },
    { value: '20', unit: '%', label: 'YoY growth' },
    { value: '5', label: 'global delivery locations' },
    { value: '15', unit: '+', label: 'patents' },
    { value: '20', unit: '+', label: 'platforms and products' },
  ],
} as const satisfies { title: string; lead: StatRecord; others: readonly StatRecord[] };

export const statements = [
  {
    title: 'Vision',
    text: 'Plants, warehouses and ledgers that run on the same facts, with nobody typing them twice.',
  },
  {
    title: 'Mission',
    text: 'Plan with the people who do the work, build to that plan, and answer for how it runs.',
  },
] as const;

export const values = {
  title: 'Six values we are held to',
  note: 'New colleagues get this list on their first day. Clients are welcome to quote it back at us.',
  items: [
    {
      title: 'Trust',
      description:
        'The sponsor and the project team hear the same number, also in the weeks when it got worse.',
    },
    {
      title: 'Accountability',
      description: 'Each delivery carries the name of one person, and the name stays on it after go-live.',
    },
    {
      title: 'Clarity',
      description: 'A decision that is not written down has not been made yet.',
    },
    {
      title: 'Craft',
      description: 'Interfaces, tests and handover notes get the care that others keep for the demo.',
    },
    {
      title: 'Curiosity',
      description: 'Before we design a screen we spend a full shift where it will be used.',
    },
    {
      title: 'Respect',
      description: 'Operators, planners and auditors know their trade. We ask before we change it.',
    },
  ],
} as const;

export const reasons = {
  title: `Why choose ${company.shortName}`,
  items: [
    {
      title: 'Plant and ERP in one team',
      description: 'Whoever maps your bill of material also knows what the line does with it.',
    },
    {
      title: 'A price you can plan with',
      description:
        'Fixed bid where scope can be fixed, time and material where it cannot. You know which before you sign.',
    },
    {
      title: 'Two offices, one log',
      description: `${headquarters.city} hands over to ${otherOffice.city} each evening, and back each morning, in writing.`,
    },
    {
      title: 'Products where a project would be waste',
      description: 'If one of our seven products does the job, we will quote that and not the project.',
    },
    {
      title: 'Nothing kept back',
      description: 'Code, configuration, documents and credentials are yours at the end of every phase.',
    },
  ],
  impactTitle: 'Impact so far',
  impact: [
    { value: '99', unit: '%', label: 'client satisfaction' },
    { value: '500', unit: '+', label: 'projects delivered' },
    { value: '24/7', label: 'support for critical systems' },
    { value: '98', unit: '%', label: 'on-time delivery' },
  ],
} as const satisfies {
  title: string;
  items: readonly { title: string; description: string }[];
  impactTitle: string;
  impact: readonly StatRecord[];
};

const contact: LinkRecord = { label: 'Get in touch', to: { page: 'contact' } };
const solutions: LinkRecord = { label: 'See solutions', to: { page: 'solutions' } };

export const callToAction: CallToActionRecord = {
  title: 'Meet the people who would do the work',
  text: 'No account team in between: the first call is with an engineer and a delivery lead.',
  actions: [contact, solutions],
};

export const next: readonly PageId[] = ['industries', 'careers', 'services'];

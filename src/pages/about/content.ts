import { company } from '#content/company.ts';
import { capitalized } from '#content/number-words.ts';
import { deliveryLocations, deliveryPlaces, headquarters, otherOffice } from '#content/places.ts';
import { managedServicesFee } from '#content/prices.ts';
import { values as companyValues, mission, vision } from '#content/purpose.ts';
import { blendedRateText, rateRange } from '#content/role-rates.ts';
import { teamNames } from '#content/shifts.ts';
import type { CallToActionRecord, HeroRecord, LinkRecord, StatRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export const hero: HeroRecord = {
  lead: 'Manufacturers use the systems we install to design products, make them and keep the books: SAP, plant and product lifecycle software, and seven products of our own. Most clients start with a single project; for more than 140 we now run the systems.',
  actions: [
    { label: 'Get in touch', to: { page: 'contact' } },
    { label: 'See solutions', to: { page: 'solutions' } },
  ],
};

export const heroFacts = [
  { term: 'Founded', text: String(company.foundingYear) },
  { term: 'Where', text: `${company.foundingPlace}, ${company.foundingCountry}` },
  { term: 'Global reach', text: capitalized(deliveryLocations) },
] as const;

/** Left out where there is one office only. */
const secondOffice =
  otherOffice === headquarters
    ? []
    : [
        {
          when: String(otherOffice.since),
          title: `A second office, in ${otherOffice.city}`,
          text: 'Support now runs around the clock, with a written log at each handover.',
        },
      ];

export const story = {
  title: 'Our story began beside a machining line',
  note: 'Six engineers set out to have machines report finished parts straight to SAP. Our products still begin with a problem that a client showed us on the shop floor.',
  milestones: [
    {
      when: String(company.foundingYear),
      title: `Six engineers in ${headquarters.city}`,
      text: `The company is founded in ${company.foundingPlace}. The first contract connects the machines of a valve plant to SAP, so that finished parts are posted to stock automatically.`,
    },
    {
      when: '2008',
      title: 'The first product',
      text: 'Three clients need mobile data collection for SAP. We build it once, as FlexMobEx; FlexPod follows in 2010.',
    },
    ...secondOffice,
    {
      when: '2020',
      title: 'A live line in eight weeks',
      text: 'MDSLite brings manufacturing execution to plants too small for a large system. With plants closed to visitors, a two-part webinar introduces it.',
    },
    {
      when: '2025',
      title: 'Twenty years on',
      text: 'More than 350 people work here. The valve plant is still a client, on its third generation of machines.',
    },
  ].sort((a, b) => a.when.localeCompare(b.when)),
} as const;

export const stats = {
  title: 'The company in figures',
  note: `We deliver from ${deliveryPlaces()}. “Platforms and products” counts our own seven and the platforms we implement and support.`,
  lead: { value: '20', label: 'years in business, under one name' },
  others: [
    { value: '350', unit: '+', label: 'employees' },
    { value: '50', unit: '+', label: 'digital transformations' },
    { value: '20', unit: '%', label: 'YoY growth' },
    { value: '5', label: 'global delivery locations' },
    { value: '15', unit: '+', label: 'patents' },
    { value: '20', unit: '+', label: 'platforms and products' },
  ],
} as const satisfies { title: string; note: string; lead: StatRecord; others: readonly StatRecord[] };

export const statements = [
  { title: 'Vision', text: vision.text, meaning: vision.meaning },
  { title: 'Mission', text: mission.text, meaning: mission.meaning },
] as const;

export const values = {
  title: 'Values you can hold us to',
  note: 'New colleagues get this list on their first day, clients with their first contract. Quote it to us when we fall short.',
  items: companyValues,
} as const;

export const reasons = {
  title: `Why clients choose ${company.shortName}`,
  items: [
    {
      title: 'Plant and ERP in one team',
      description: 'The consultant who maps your bill of materials knows how the line builds from it.',
    },
    {
      title: 'A price you can plan with',
      description: `Fixed price where the scope can be fixed, time and material where it cannot. Consulting costs ${rateRange} an hour onsite, by role, and about ${blendedRateText} on average with most of the work offshore; managed services start at ${managedServicesFee} a month.`,
    },
    {
      title: 'Independent of the vendors',
      description:
        'We take no reseller commission from SAP, Dassault Systèmes or Siemens. Our consultants hold the vendors’ certifications personally, and every proposal lists who holds which.',
    },
    {
      title: 'Security an auditor can check',
      description:
        'ISO/IEC 27001 certified for delivery and managed services, and a SOC 2 Type II report every year for managed services; both on request under NDA. Client data stays in client systems. An EU data processing agreement is available on request.',
    },
    {
      title: 'Support without a gap',
      description: `Each evening ${teamNames[0]} hands open tickets to ${teamNames[1]} in writing, and takes them back the next morning.`,
    },
    {
      title: 'A product instead of a project, where one fits',
      description: 'If one of our seven products does the job, we quote its license instead of a project.',
    },
    {
      title: 'Your work stays yours',
      description:
        'Code, configuration, documents and credentials are handed over at the end of every phase.',
    },
  ],
  impactTitle: 'Results so far',
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
  text: 'The first call is with an engineer and a delivery lead from your field. It is free; a sales executive sets it up and returns when there is a contract to write.',
  actions: [contact, solutions],
};

export const next: readonly PageId[] = ['industries', 'careers', 'services'];

import type { Card, SectionText } from '#content/card.ts';
import { firstStep } from '#content/prices.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Solutions', specificCategory: 'Product Lifecycle Management' },
};

export const hero: HeroRecord = {
  lead: 'Engineering changes often reach buyers and the shop floor too late. We connect CATIA, ENOVIA and Teamcenter with SAP and the plant, so a change is in purchasing, planning and work instructions on the day it is released.',
  actions: [
    { label: 'Discuss your PLM landscape', to: enquiry },
    { label: 'Follow a change', to: { anchor: 'one-change' } },
  ],
};

export const offer: SectionText = {
  title: 'Design, change and production, connected',
  note: 'CATIA holds the geometry, ENOVIA the structure and its changes. We set up both and connect them with purchasing, planning and the plant.',
};

export const offerCards = [
  {
    title: 'Product Lifecycle Management',
    description:
      'A single structure from requirement to retirement: EBOM for engineering, MBOM for the plant and service BOM for spare parts, linked part by part.',
    image: 'product-lifecycle-management.run-solutions',
    features: ['Requirements linked to parts', 'Variants and options'],
  },
  {
    title: 'CATIA',
    description:
      'Part, assembly, surface and systems design with your templates, standard parts and materials. A part that fails the model check cannot be released.',
    image: 'industry-automotive.built-company',
    features: ['Model-based definition', 'V5 to 3DEXPERIENCE'],
  },
  {
    title: 'ENOVIA',
    description:
      'Structure, revisions and approvals follow one change process. Before anyone signs, the change order lists each part, drawing and plant it affects.',
    image: 'contract.drawn-solutions',
    features: ['Change requests and orders', 'Configuration by effectivity'],
  },
  {
    title: 'PLM Implementation',
    description:
      'We agree on the process, configure it, then load CAD and BOM data: two rehearsals, then the real load. People train by role, on their own parts.',
    image: 'team.drawn-solutions',
    features: ['Rehearsed data loads', 'Training by role'],
  },
] as const satisfies readonly Card[];

export const change: SectionText = {
  title: 'From request to first part in four days',
  note: 'An example with the systems connected: the seal groove of a valve body.',
};

export const changeSteps = [
  {
    when: 'Mon 09:10',
    title: 'Requested',
    text: 'Two units come back from the field with a groove 0.2 mm too shallow. The change request names both serial numbers.',
  },
  {
    when: 'Mon 15:30',
    title: 'Redesigned',
    text: 'The CATIA part goes to revision D. Tolerance stack-up and clash checks pass before check-in.',
  },
  {
    when: 'Tue 11:00',
    title: 'Approved',
    text: 'ENOVIA routes the change to design, quality and cost control and lists the four parts and two plants affected.',
  },
  {
    when: 'Tue 16:00',
    title: 'Planned',
    text: 'In the MBOM, revision D is effective from serial number 4411. SAP stops ordering revision C within the hour.',
  },
  {
    when: 'Thu 06:00',
    title: 'Built',
    text: 'The new NC program runs, and station 6 shows the new instruction as the first unit arrives.',
  },
] as const;

export const lifecycle: SectionText = { title: 'Platform, integration and supplier access' };

export const lifecycleItems: readonly Card[] = [
  {
    title: '3DEXPERIENCE Platform',
    description:
      'Design, simulation and manufacturing planning on one database. What a designer checks in, the others can use at once.',
    features: ['Single sign-on, role-based apps', 'On premises or cloud'],
  },
  {
    title: 'Instinctive 3D Experience',
    description:
      'Rotate, section and measure the product in a browser. Buyers and operators need no CAD license to read the model.',
    features: ['Lightweight models', 'Markup on the geometry'],
  },
  {
    title: 'Teamcenter Integration',
    description: 'Where Teamcenter leads, it sends parts, structures and change states to ENOVIA and SAP.',
    features: ['One owner per attribute', 'Failed transfers queued and visible'],
  },
  {
    title: 'Secure Collaboration',
    description:
      'Suppliers see only the parts they quote. Access depends on project and export class, and ends with the contract.',
    features: ['ITAR and EAR classes by part', 'Every view logged'],
  },
];

export const callToAction: CallToActionRecord = {
  title: 'See where your changes wait',
  text: `The first session, ninety minutes with a PLM architect, is free. For a fixed ${firstStep.productLifecycle} we then spend a week tracing one of your recent changes from request to first part. You keep the report: each wait, its cause and the connection that removes it.`,
  actions: [{ label: 'Have a change traced', to: enquiry }],
};

export const next: readonly PageId[] = [
  'digital-manufacturing',
  'manufacturing-operations',
  'sap-implementation',
];

import type { Card, SectionText } from '#content/card.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Solutions', specificCategory: 'Product Lifecycle Management' },
};

export const hero: HeroRecord = {
  lead: 'We connect CATIA, ENOVIA and Teamcenter with SAP and the plant, for engineering teams whose changes arrive too late. Purchasing, planning and the line know of a released change the same day.',
  actions: [
    { label: 'Discuss your PLM landscape', to: enquiry },
    { label: 'Follow a change', to: { anchor: 'one-change' } },
  ],
};

export const offer: SectionText = {
  title: 'CATIA and ENOVIA as one product record',
  note: 'Design in CATIA, structure and change in ENOVIA, and the implementation that connects both with purchasing, planning and the plant.',
};

export const offerCards = [
  {
    title: 'Product Lifecycle Management',
    description:
      'A product record that lasts from requirement to retirement. Engineering, purchasing, quality and service read the same structure, each in its own view.',
    image: 'product-lifecycle-management.run-solutions',
    features: ['EBOM, MBOM and service BOM', 'Requirements and variants'],
  },
  {
    title: 'CATIA',
    description:
      'Part, assembly, surface and systems design set up for the way your teams work. Quality checks run before a part can be released.',
    image: 'industry-automotive.built-company',
    features: ['Model-based definition', 'V5 to 3DEXPERIENCE'],
  },
  {
    title: 'ENOVIA',
    description:
      'Structure, revisions and approvals in a single change process. A change order lists each drawing, part and plant it affects.',
    image: 'contract.drawn-solutions',
    features: ['Change requests and orders', 'Configuration by effectivity'],
  },
  {
    title: 'PLM Implementation',
    description:
      'Process first, then configuration, then data. CAD and BOM data is loaded in rehearsed steps, and people train by role on their own parts.',
    image: 'team.drawn-solutions',
    features: ['Rehearsed data loads', 'Training by role'],
  },
] as const satisfies readonly Card[];

export const change: SectionText = {
  title: 'From request to first part in four days',
  note: 'The seal groove of a valve body, as an example of how it runs once the systems are connected.',
};

export const changeSteps = [
  {
    when: 'Mon 09:10',
    title: 'Requested',
    text: 'Two field returns show a groove 0.2 mm too shallow. The change request names both serial numbers.',
  },
  {
    when: 'Mon 15:30',
    title: 'Redesigned',
    text: 'The CATIA part goes to revision D. Tolerance stack-up and clash checks pass before check-in.',
  },
  {
    when: 'Tue 11:00',
    title: 'Approved',
    text: 'ENOVIA routes it to design, quality and cost control, with the four parts and two plants affected.',
  },
  {
    when: 'Tue 16:00',
    title: 'Planned',
    text: 'The MBOM changes over at serial number 4411. SAP stops ordering revision C within the hour.',
  },
  {
    when: 'Thu 06:00',
    title: 'Built',
    text: 'Station 6 shows the new instruction as the first affected unit arrives.',
  },
] as const;

export const lifecycle: SectionText = { title: 'Platform, integration and access behind the record' };

export const lifecycleItems: readonly Card[] = [
  {
    title: '3DEXPERIENCE Platform',
    description:
      'Design, simulation and manufacturing planning on one database. A check-in is visible to all three at once.',
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
    description:
      'Where Teamcenter is the master, parts, structures and change states synchronize with ENOVIA and SAP.',
    features: ['One owner per attribute', 'Failed transfers queued and visible'],
  },
  {
    title: 'Secure Collaboration',
    description:
      'Suppliers see only the parts they quote. Access depends on project and export class, and ends with the contract.',
    features: ['Export control by attribute', 'Every view logged'],
  },
];

export const callToAction: CallToActionRecord = {
  title: 'See where your changes wait',
  text: 'Name an engineering change from last month. In a week we trace it from request to first part, and show where it waited and which connection would have saved the time.',
  actions: [{ label: 'Have a change traced', to: enquiry }],
};

export const next: readonly PageId[] = [
  'digital-manufacturing',
  'manufacturing-operations',
  'sap-implementation',
];

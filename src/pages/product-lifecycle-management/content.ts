import type { Card, SectionText } from '#content/card.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Solutions', specificCategory: 'Product Lifecycle Management' },
};

export const hero: HeroRecord = {
  lead: 'When a design changes, purchasing, planning and the line should know the same day. We connect CATIA, ENOVIA and Teamcenter so that they do.',
  actions: [
    { label: 'Schedule Consultation', to: enquiry },
    { label: 'Follow one change', to: { anchor: 'one-change' } },
  ],
};

export const offer: SectionText = {
  title: 'The tools, and the order to put them in',
  note: 'Two Dassault Systèmes products most engineering offices already own, and the work that makes them one system.',
};

export const offerCards = [
  {
    title: 'Product Lifecycle Management',
    description:
      'One product record from requirement to retirement. Engineering, purchasing, quality and service read the same structure, each in their own view.',
    image: 'product-lifecycle-management.run-solutions',
    features: ['EBOM, MBOM and service BOM', 'Requirements and variants'],
  },
  {
    title: 'CATIA',
    description:
      'Part, assembly, surface and systems design set up the way your teams draw, with checks that run before release and not after it.',
    image: 'industry-automotive.built-company',
    features: ['Model-based definition', 'V5 to 3DEXPERIENCE'],
  },
  {
    title: 'ENOVIA',
    description:
      'Structure, revisions and approvals under one change process. A change order names each drawing, part and plant it touches.',
    image: 'contract.drawn-solutions',
    features: ['Change requests and orders', 'Configuration by effectivity'],
  },
  {
    title: 'PLM Implementation',
    description:
      'Process first, configuration second, data third. CAD and BOM data move in loads we rehearse, and people train by role on their own parts.',
    image: 'team.drawn-solutions',
    features: ['Rehearsed data loads', 'Training by role'],
  },
] as const satisfies readonly Card[];

export const change: SectionText = {
  title: 'One change, Monday to Thursday',
  note: 'The seal groove of a valve body, as it runs once the systems are connected.',
};

export const changeSteps = [
  {
    when: 'Mon 9:10',
    title: 'Requested',
    text: 'Two field returns show the groove 0.2 mm too shallow. The request carries both serial numbers.',
  },
  {
    when: 'Mon 15:30',
    title: 'Redrawn',
    text: 'CATIA part at revision D. Tolerance stack and clash checks pass before check-in.',
  },
  {
    when: 'Tue 11:00',
    title: 'Approved',
    text: 'ENOVIA routes it to design, quality and cost, with four affected parts and two plants listed.',
  },
  {
    when: 'Wed 8:00',
    title: 'Planned',
    text: 'The MBOM switches at serial 4411. SAP stops ordering revision C the same hour.',
  },
  {
    when: 'Thu 6:00',
    title: 'Built',
    text: 'Station 6 opens the new instruction with the first affected serial on the fixture.',
  },
] as const;

export const lifecycle: SectionText = { title: 'What holds the lifecycle together' };

export const lifecycleItems: readonly Card[] = [
  {
    title: '3DEXPERIENCE Platform',
    description:
      'Design, simulation and manufacturing planning on one database. A check-in is visible to all three at once.',
    features: ['One login, role-based apps', 'On premises or cloud'],
  },
  {
    title: 'Instinctive 3D Experience',
    description:
      'Turn, section and measure the product in a browser. Buyers and operators read the model without a CAD seat.',
    features: ['Lightweight models', 'Mark-up on the geometry'],
  },
  {
    title: 'Teamcenter Integration',
    description:
      'Where Teamcenter is the master, parts, structures and change states synchronize with ENOVIA and SAP.',
    features: ['One owner per attribute', 'Failed syncs queued and shown'],
  },
  {
    title: 'Secure Collaboration',
    description:
      'Suppliers see the parts they quote and no others. Access follows project, export class and contract end.',
    features: ['Export control by attribute', 'Every view logged'],
  },
];

export const callToAction: CallToActionRecord = {
  title: 'Follow one change to the line',
  text: 'Pick an engineering change from last month. We trace where it waited, and what would have carried it.',
  actions: [{ label: 'Schedule Consultation', to: enquiry }],
};

export const next: readonly PageId[] = [
  'digital-manufacturing',
  'manufacturing-operations',
  'sap-implementation',
];

import type { Card, SectionText } from '#content/card.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Solutions', specificCategory: 'Cloud Enablement & Migration' },
};

export const hero: HeroRecord = {
  lead: 'Move SAP and the systems around it in waves you can rehearse, reverse and sign off, while the plant keeps shipping.',
  actions: [
    { label: 'Start Your Cloud Journey', to: enquiry },
    { label: 'See the four services', to: { anchor: 'services' } },
  ],
};

export const services: SectionText = {
  title: 'Four services, each one step higher',
  note: 'Take them in order, or join at the step you have reached.',
};

export const serviceCards = [
  {
    title: 'Cloud readiness assessment',
    description: 'An inventory of systems, interfaces and licenses, scored for effort and risk.',
    image: 'server-rack',
    features: ['Inventory', 'Sizing', 'Business case'],
  },
  {
    title: 'SAP workload migration',
    description: 'Rehearsed cut-overs with a rollback point at every step.',
    image: 'cloud-enablement',
    features: ['Brownfield', 'Selective', 'Rollback'],
  },
  {
    title: 'Application modernization',
    description: 'Retire custom code, or rebuild it beside a clean core.',
    image: 'convokeai',
    features: ['Clean core', 'APIs', 'DevOps'],
  },
  {
    title: 'Managed cloud operations',
    description: 'Patching, cost control and follow-the-sun support after go-live.',
    image: 'headset',
    features: ['99.9% uptime', 'FinOps', '24/7'],
  },
] as const satisfies readonly Card[];

export const solutions: SectionText = { title: 'Three SAP cloud solutions, side by side' };

export const solutionsTable = {
  caption: 'S/4HANA Cloud, SAP Analytics Cloud and SAP Cloud Platform compared',
  columns: ['S/4HANA Cloud', 'SAP Analytics Cloud', 'SAP Cloud Platform'],
  rows: [
    {
      title: 'What it is',
      cells: [
        'The ERP core: finance, supply chain, production',
        'Planning, dashboards and prediction on live data',
        'Where extensions and integrations are built and run',
      ],
    },
    {
      title: 'Choose it when',
      cells: [
        'You are leaving ECC or running several ERPs',
        'Reporting takes longer than deciding',
        'Custom code blocks your upgrades',
      ],
    },
    {
      title: 'Moves from',
      cells: ['ECC 6.0, Simple Finance', 'Business Objects, BW on HANA', 'Z-programs, PI/PO'],
    },
    {
      title: 'We deliver',
      cells: [
        'Conversion, data, testing, cut-over',
        'Models, stories, planning calendars',
        'Side-by-side apps, APIs, workflow',
      ],
    },
    {
      title: 'Runs as',
      cells: [
        'Public edition, or private under RISE',
        'Public cloud service',
        'Public cloud service, your region',
      ],
    },
  ],
  highlight: 0,
} as const;

export const waves: SectionText = {
  title: 'Four waves, smallest risk first',
  note: 'A wave moves only when the one before it has been signed off by those who use it.',
};

export const waveSteps = [
  {
    when: 'Wave 1',
    title: 'Sandbox and training',
    text: 'Proves network, sign-on and backup. If it fails, nobody outside the team notices.',
  },
  {
    when: 'Wave 2',
    title: 'Development and quality',
    text: 'Transports, test automation and interfaces run from the new side for a full month.',
  },
  {
    when: 'Wave 3',
    title: 'Analytics and satellites',
    text: 'Portals, reporting and the systems around the core. Users confirm response times by name.',
  },
  {
    when: 'Wave 4',
    title: 'Production',
    text: 'Two dress rehearsals, one weekend, a rollback point every four hours until noon on Sunday.',
  },
] as const;

export const benefits: SectionText = { title: 'What changes after the move' };

export const benefitCards: readonly Card[] = [
  {
    title: 'Enhanced Performance',
    description: 'In-memory processing and capacity close to the plant. Month-end jobs finish overnight.',
  },
  {
    title: 'Cost Efficiency',
    description: 'Pay for what runs. Idle test systems switch themselves off at six.',
  },
  {
    title: 'Enhanced Security',
    description: 'Encryption, role design and monitoring reviewed before each wave and again after it.',
  },
  {
    title: 'Scalability',
    description: 'Add a plant, a company code or a season’s volume without a purchase order for hardware.',
  },
];

export const callToAction: CallToActionRecord = {
  title: 'Start with an inventory',
  text: 'Two weeks, fixed price. You keep the findings whoever does the migration.',
  actions: [{ label: 'Start Your Cloud Journey', to: enquiry }],
};

export const next: readonly PageId[] = ['sap-implementation', 'managed-services', 'analytics'];

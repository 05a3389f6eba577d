import type { PageEntry } from '../page-entry.ts';

const inSolutions = { area: 'solutions', group: 'solutions', parent: 'solutions' } as const;

/** In the order of the menus. */
export const solutionPages = {
  convokeai: {
    path: '/convokeai',
    title: 'ConvokeAI',
    heading: 'ConvokeAI answers from your records',
    tagline: 'Generative AI grounded in your own records',
    area: 'ai',
    group: 'solutions',
    parent: 'solutions',
  },
  'factory-of-the-future': {
    ...inSolutions,
    path: '/factory-of-the-future',
    title: 'Factory of the Future',
    heading: 'Factory of the Future',
    tagline: 'Plan the plant before you pour concrete',
  },
  'manufacturing-operations': {
    ...inSolutions,
    path: '/manufacturing-operations',
    title: 'Manufacturing Operations Management',
    menuTitle: 'Manufacturing Operations',
    heading: 'Manufacturing Operations Management',
    tagline: 'One record from order to shipment',
  },
  'product-lifecycle-management': {
    ...inSolutions,
    path: '/product-lifecycle-management',
    title: 'Product Lifecycle Management',
    heading: 'Product Lifecycle Management',
    tagline: 'CATIA, ENOVIA and Teamcenter, connected',
  },
  'digital-manufacturing': {
    ...inSolutions,
    path: '/digital-manufacturing',
    title: 'Digital Manufacturing',
    heading: 'Digital Manufacturing',
    tagline: 'Prove the process in simulation first',
  },
  'sap-implementation': {
    ...inSolutions,
    path: '/sap-implementation',
    title: 'SAP Implementation and Integration Services',
    menuTitle: 'SAP Implementation',
    heading: 'SAP Implementation and Integration Services',
    tagline: 'S/4HANA in four governed phases',
  },
  'cloud-enablement': {
    ...inSolutions,
    path: '/cloud-enablement',
    title: 'Cloud Enablement Migration',
    heading: 'Cloud Enablement Migration',
    tagline: 'Move workloads in waves, not weekends',
  },
  analytics: {
    ...inSolutions,
    path: '/analytics',
    title: 'Data Analytics',
    heading: 'Data Analytics',
    tagline: 'Numbers the whole board agrees on',
  },
  'intelligent-finance': {
    ...inSolutions,
    path: '/intelligent-finance',
    title: 'Intelligent Finance',
    heading: 'Intelligent Finance',
    tagline: 'Close faster, with an audit trail',
  },
  'iot-big-data': {
    ...inSolutions,
    path: '/iot-big-data',
    title: 'IoT Big Data',
    heading: 'IoT Big Data',
    tagline: 'From sensor reading to work order',
  },
} as const satisfies Record<string, PageEntry>;

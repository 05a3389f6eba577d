import type { SolutionCard } from '#content/card.ts';

/** In the order of the menus. */
export const solutionCards = [
  {
    title: 'ConvokeAI',
    description:
      'Ask in plain words and get an answer from your own ERP, PLM and quality records, with the source beside it.',
    icon: 'convokeai',
    features: [
      'Sources cited with every answer',
      'Access rules kept as they are',
      'Ten purpose-built accelerators',
      'CRM, ERP and ServiceNow covered',
    ],
    route: 'convokeai',
    image: 'convokeai',
    isExternal: false,
  },
  {
    title: 'Factory of the Future',
    description:
      'Size the plant, balance its lines and staff its shifts in a model, then run the real one from the same data.',
    icon: 'factory-of-the-future',
    features: [
      'Resource and layout planning',
      'Line balance to takt',
      'Scenarios compared by cost',
      'A twin that reads the plant',
    ],
    route: 'factory-of-the-future',
    image: 'factory-of-the-future',
  },
  {
    title: 'Manufacturing Operations Management',
    description: 'Stock, orders, checks and stops on one record that the floor and the ERP both trust.',
    icon: 'manufacturing-operations',
    features: [
      'WMS and MES',
      'Quality and traceability',
      'Plant maintenance',
      'Finite production scheduling',
    ],
    route: 'manufacturing-operations',
    image: 'manufacturing-operations',
  },
  {
    title: 'Product Lifecycle Management',
    description: 'Carry a design change from the CAD model to the work instruction without retyping it once.',
    icon: 'product-lifecycle-management',
    features: ['CATIA and ENOVIA', 'Teamcenter integration', 'EBOM to MBOM', 'Change control by effectivity'],
    route: 'product-lifecycle-management',
    image: 'product-lifecycle-management',
  },
  {
    title: 'Digital Manufacturing',
    description: 'Check reach, collisions, cycle time and human effort while a fix is still a mouse click.',
    icon: 'digital-manufacturing',
    features: ['Process planning', 'Offline robot programming', 'Ergonomics studies', '4D simulation'],
    route: 'digital-manufacturing',
    image: 'digital-manufacturing',
  },
  {
    title: 'SAP Implementation and Integration Services',
    description:
      'S/4HANA put in new, converted or carried over in part, with data and interfaces rehearsed before the weekend that counts.',
    icon: 'sap-implementation',
    features: [
      'S/4HANA conversion and migration',
      'Finance and supply chain',
      'Fiori apps by role',
      'Monitored integration',
    ],
    route: 'sap-implementation',
    image: 'sap-implementation',
  },
  {
    title: 'Cloud Enablement Migration',
    description:
      'Move SAP and what surrounds it in waves, each with its own rehearsal, rollback and sign-off.',
    icon: 'cloud-enablement',
    features: ['Readiness inventory', 'Workload migration', 'S/4HANA Cloud', 'Run cost under control'],
    route: 'cloud-enablement',
    image: 'cloud-enablement',
  },
  {
    title: 'Data Analytics',
    description: 'One governed model, so that operations, finance and the board quote the same number.',
    icon: 'analytics',
    features: ['Executive dashboards', 'Business Objects', 'BW on HANA', 'Data governance'],
    route: 'analytics',
    image: 'analytics',
  },
  {
    title: 'Intelligent Finance',
    description:
      'Finance and controlling in one journal, plan beside actual, ready for audit when it closes.',
    icon: 'intelligent-finance',
    features: ['S/4HANA Finance', 'BPC planning and consolidation', 'Revenue recognition', 'Central Finance'],
    route: 'intelligent-finance',
    image: 'intelligent-finance',
  },
  {
    title: 'IoT Big Data',
    description: 'Read machines over OPC UA and MQTT, decide near them, and hand maintenance a work order.',
    icon: 'iot-big-data',
    features: ['Sensor networks', 'Edge computing', 'Pattern recognition', 'Automatic work orders'],
    route: 'iot-big-data',
    image: 'iot-big-data',
  },
] as const satisfies readonly SolutionCard[];

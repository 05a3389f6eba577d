import type { SolutionCard } from '#content/card.ts';
import { firstStep } from '#content/prices.ts';

/** In the order of the menus. */
export const solutionCards = [
  {
    title: 'ConvokeAI',
    description: 'Questions in plain words, answered from your own ERP, PLM and quality records.',
    icon: 'convokeai',
    features: [
      'Sources cited with every answer',
      'Access rules kept as they are',
      'Ten purpose-built accelerators',
      'CRM, ERP and ServiceNow covered',
    ],
    route: 'convokeai',
    image: 'convokeai',
    firstStep: `Four weeks from ${firstStep.convokeai}: a prototype on two systems`,
    isExternal: false,
  },
  {
    title: 'Factory of the Future',
    description:
      'Size a plant, balance its lines and staff its shifts in a model, then run the real plant from that data.',
    icon: 'factory-of-the-future',
    features: [
      'Resource and layout planning',
      'Line balance to takt',
      'Scenarios compared by cost',
      'A digital twin fed by the plant',
    ],
    route: 'factory-of-the-future',
    image: 'factory-of-the-future',
    firstStep: `Three weeks, ${firstStep.factoryOfTheFuture}: one line in 3D`,
  },
  {
    title: 'Manufacturing Operations Management',
    description: 'Stock, orders, inspections and downtime on a record that the shop floor and the ERP share.',
    icon: 'manufacturing-operations',
    features: [
      'WMS and MES',
      'Quality and traceability',
      'Plant maintenance',
      'Finite production scheduling',
    ],
    route: 'manufacturing-operations',
    image: 'manufacturing-operations',
    firstStep: `One day, ${firstStep.plantWalk} and travel: an order followed through the plant`,
  },
  {
    title: 'Product Lifecycle Management',
    description: 'A design change goes from the CAD model to the work instruction without being retyped.',
    icon: 'product-lifecycle-management',
    features: ['CATIA and ENOVIA', 'Teamcenter integration', 'EBOM to MBOM', 'Change control by effectivity'],
    route: 'product-lifecycle-management',
    image: 'product-lifecycle-management',
    firstStep: `One week, ${firstStep.productLifecycle}: a change traced to its first part`,
  },
  {
    title: 'Digital Manufacturing',
    description:
      'Reach, collisions, cycle time and ergonomics checked in simulation, while changes are still cheap.',
    icon: 'digital-manufacturing',
    features: ['Process planning', 'Offline robot programming', 'Ergonomics studies', '4D simulation'],
    route: 'digital-manufacturing',
    image: 'digital-manufacturing',
    firstStep: `Two weeks, ${firstStep.digitalManufacturing}: one cell simulated`,
  },
  {
    title: 'SAP Implementation and Integration Services',
    description:
      'S/4HANA as a new system, a conversion or a selective transition, with two full rehearsals before the cutover.',
    icon: 'sap-implementation',
    features: [
      'S/4HANA conversion and migration',
      'Finance and supply chain',
      'Fiori apps by role',
      'Monitored integration',
    ],
    route: 'sap-implementation',
    image: 'sap-implementation',
    firstStep: `Three weeks, ${firstStep.sapReadiness}: a readiness check`,
  },
  {
    title: 'Cloud Enablement Migration',
    description:
      'SAP and the systems around it on AWS, Azure, Google Cloud or RISE with SAP, moved in waves that can each be rolled back.',
    icon: 'cloud-enablement',
    features: ['Readiness inventory', 'Workload migration', 'S/4HANA Cloud', 'Monthly control of run cost'],
    route: 'cloud-enablement',
    image: 'cloud-enablement',
    firstStep: `Two weeks, ${firstStep.cloudEnablement}: systems counted and priced on each platform`,
  },
  {
    title: 'Data Analytics',
    description: 'A governed data model, so that operations, finance and the board quote the same number.',
    icon: 'analytics',
    features: ['Executive dashboards', 'Business Objects', 'BW on HANA', 'Data governance'],
    route: 'analytics',
    image: 'analytics',
    firstStep: `Two weeks, ${firstStep.analytics}: two reports traced to their postings`,
  },
  {
    title: 'Intelligent Finance',
    description: 'Finance and controlling in the universal journal, plan beside actual, and a shorter close.',
    icon: 'intelligent-finance',
    features: ['S/4HANA Finance', 'BPC planning and consolidation', 'Revenue recognition', 'Central Finance'],
    route: 'intelligent-finance',
    image: 'intelligent-finance',
    firstStep: `Two weeks, ${firstStep.intelligentFinance}: your close timed step by step`,
  },
  {
    title: 'IoT Big Data',
    description:
      'Machine data read over OPC UA and MQTT and evaluated at the edge, so that wear becomes a work order before it becomes a stop.',
    icon: 'iot-big-data',
    features: ['Sensor networks', 'Edge computing', 'Pattern recognition', 'Automatic work orders'],
    route: 'iot-big-data',
    image: 'iot-big-data',
    firstStep: `30 days, from ${firstStep.iotPilot} plus sensors: a pilot`,
  },
] as const satisfies readonly SolutionCard[];

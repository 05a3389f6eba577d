import type { Findability } from '../page-entry.ts';

export const solutionFindability = {
  convokeai: {
    description:
      'ConvokeAI puts generative AI to work on ERP, PLM and quality records, with sources cited, access rules kept and ten ready accelerators.',
    keywords: [
      'gen ai',
      'generative ai',
      'artificial intelligence',
      'llm',
      'rag',
      'copilot',
      'assistant',
      'chatbot',
    ],
  },
  'factory-of-the-future': {
    description:
      'Plan a plant, its resources and its production in one digital twin before anything is built, then run operations from the same model.',
    keywords: [
      'digital twin',
      'industry 4.0',
      'smart factory',
      'industrial engineering',
      'plant layout',
      'automation',
    ],
  },
  'manufacturing-operations': {
    description:
      'Warehouse, execution, quality, traceability, maintenance and scheduling on one record, from the customer order to the shipped pallet.',
    keywords: [
      'mom',
      'mes',
      'manufacturing execution system',
      'wms',
      'warehouse management system',
      'qms',
      'quality management system',
      'traceability',
      'plant maintenance',
      'production scheduling',
      'aps',
      'oee',
    ],
  },
  'product-lifecycle-management': {
    description:
      'CATIA, ENOVIA and Teamcenter connected to the plant: one bill of materials, governed change and a design record that reaches the line.',
    keywords: ['plm', 'catia', 'enovia', 'teamcenter', '3dexperience', 'cad', 'bom', 'engineering change'],
  },
  'digital-manufacturing': {
    description:
      'Process planning, robot programs and ergonomics proved in simulation, so the first part off the line is the part that was planned.',
    keywords: [
      'simulation',
      'robotics',
      'process planning',
      'delmia',
      'ergonomics',
      '4d simulation',
      'virtual commissioning',
    ],
  },
  'sap-implementation': {
    description:
      'S/4HANA implementation, conversion and integration in four governed phases, with rehearsed cut-overs and support through the first closes.',
    keywords: [
      'sap',
      'erp',
      's/4hana',
      's4hana',
      'hana',
      'fiori',
      'simple finance',
      'conversion',
      'migration',
      'scm',
    ],
  },
  'cloud-enablement': {
    description:
      'Move SAP and the systems around it to the cloud in waves you can rehearse, reverse and sign off, while the plant keeps shipping.',
    keywords: [
      'cloud',
      'cloud migration',
      'migration',
      'rise with sap',
      'hosting',
      'azure',
      'aws',
      'btp',
      'sap analytics cloud',
    ],
  },
  analytics: {
    description:
      'Dashboards, portals and governed data models on SAP and beyond, so that operations, finance and the board argue from the same numbers.',
    keywords: [
      'analytics',
      'bi',
      'business intelligence',
      'dashboards',
      'reporting',
      'business objects',
      'bw on hana',
      'data warehouse',
    ],
  },
  'intelligent-finance': {
    description:
      'S/4HANA Finance, planning and consolidation, receivables and Central Finance, set up so the books close faster with an audit trail.',
    keywords: [
      'finance',
      'bpc',
      'central finance',
      'revenue recognition',
      'treasury',
      'fp&a',
      'consolidation',
      'receivables',
    ],
  },
  'iot-big-data': {
    description:
      'Collect machine data over OPC UA and MQTT, process it at the edge and turn a reading into a work order before the line stops.',
    keywords: [
      'iot',
      'internet of things',
      'big data',
      'sensors',
      'edge computing',
      'opc ua',
      'mqtt',
      'predictive maintenance',
    ],
  },
} as const satisfies Record<string, Findability>;

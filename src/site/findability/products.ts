import type { Findability } from '../page-entry.ts';

export const productFindability = {
  mdslite: {
    description:
      'MDSLite is a lean manufacturing execution system out of the box: 80% of the challenges at 20% of the traditional cost, live in 8 weeks.',
    keywords: [
      'mes',
      'mds lite',
      'manufacturing execution',
      'shop floor',
      'production tracking',
      'andon',
      'webinar',
    ],
  },
  flexmobex: {
    description:
      'FlexMobEx is mobile data collection for SAP on handheld radio-frequency devices: scan, confirm and post at the rack, 100% accurate.',
    keywords: [
      'rf',
      'rfid',
      'barcode',
      'handheld',
      'scanner',
      'mobile data collection',
      'warehouse',
      'symbol',
      'intermec',
    ],
  },
  'itech-mobile': {
    description:
      'ITECH Mobile KTS-3C is an enterprise Android 10.0 smart phone: octa-core, 4G with VoLTE, VOIP calling and apps made for your work.',
    keywords: ['kts-3c', 'smartphone', 'smart phone', 'android', 'mobile', 'device', 'voip', '4g'],
  },
  flexpod: {
    description:
      'FlexPod is proof of delivery for logistics companies and hauliers by mobile, voice or web: captured, validated and ready for billing.',
    keywords: [
      'pod',
      'proof of delivery',
      'epod',
      'logistics',
      'haulier',
      'delivery',
      'signature',
      'freight',
      'billing',
    ],
  },
  flexutility: {
    description:
      'FlexUtility manages customers, metering, billing and field work for regulated utilities, built on three SAP systems that act as one.',
    keywords: [
      'utilities',
      'utility billing',
      'is-u',
      'metering',
      'crm',
      'meter to cash',
      'water',
      'power',
      'gas',
    ],
  },
  'transport-migration': {
    description:
      'TMU moves SAP code and configuration from development to quality to production with one repository, approvals and object sequencing.',
    keywords: [
      'tmu',
      'sap transport',
      'change management',
      'release management',
      'solution manager',
      'cts',
      'migration',
    ],
  },
  'real-estate': {
    description:
      'Property management, CRM, finance and documents joined into one record per property: 40% faster processing at 95% data accuracy.',
    keywords: [
      'real estate',
      'property management',
      'lease',
      'facilities',
      'crm',
      'document management',
      'integration',
    ],
  },
} as const satisfies Record<string, Findability>;

import type { ProductCard } from '#content/product-records.ts';

export const cards = [
  {
    title: 'MDSLite',
    category: 'Manufacturing execution',
    description:
      'A lean manufacturing execution system out of the box. It covers 80% of what plants ask of a full system, at 20% of the traditional cost.',
    icon: 'mdslite',
    features: [
      'Work orders and instructions at each station',
      'Lot and serial genealogy, both directions',
      'Quality checks at the station, with limits',
      'A live board of output, losses and causes',
    ],
    techSpecs: [
      { name: 'Implementation', value: '8 weeks until the first line is live' },
      { name: 'Runs in', value: 'A browser at the station' },
      { name: 'Connects to', value: 'SAP orders, PLCs, printers' },
    ],
    route: 'mdslite',
    image: 'mdslite',
  },
  {
    title: 'FLEXMOBEX',
    category: 'Mobile data collection',
    description:
      'Warehouse and floor transactions on a handheld radio-frequency device, posted in SAP while the operator is still at the rack.',
    icon: 'flexmobex',
    features: [
      'Receipt, putaway, picking and count',
      'Every scan checked against SAP first',
      'No middleware and no second database',
      'Screens in the operator’s own words',
    ],
    techSpecs: [
      { name: 'SAP', value: 'Today ECC 6.0 and S/4HANA; first release: Netweaver 7.0 or 4.0' },
      { name: 'Devices', value: 'Today Android; first release: Symbol, Intermec, Windows CE' },
      { name: 'Data accuracy', value: '100%: SAP holds what was scanned' },
    ],
    route: 'flexmobex',
    image: 'flexmobex',
  },
  {
    title: 'ITECH MOBILE',
    category: 'Enterprise device',
    description:
      'A rugged Android smart phone for people who work on their feet, model KTS-3C, set up with your apps before it ships.',
    icon: 'itech-mobile',
    features: [
      'Home screen made for the role',
      'Calls over 4G or the plant’s Wi-Fi',
      'Enrolled and locked by policy',
      'Updates for 36 months',
    ],
    techSpecs: [
      { name: 'System', value: 'Android 10.0, octa-core' },
      { name: 'Networks', value: '2G/3G/4G, VoLTE, Wi-Fi' },
      { name: 'Protection', value: 'IP68, drops from 1.5 m (5 ft)' },
    ],
    route: 'itech-mobile',
    image: 'itech-mobile',
  },
  {
    title: 'FlexPod',
    category: 'Proof of delivery',
    description:
      'Proof of delivery for logistics companies and hauliers. Each drop is captured, checked against SAP and ready for billing the same day.',
    icon: 'flexpod',
    features: [
      'Mobile, voice or web capture',
      'Lines matched with the delivery',
      'Disputed items in their own workflow',
      'Clean proof handed to billing',
    ],
    techSpecs: [
      {
        name: 'Mobile POD',
        value: 'Today iPhone, Android; first release: Blackberry, iPhone, Android, Windows Mobile, Symbian',
      },
      { name: 'Voice POD', value: 'Any phone, landline, mobile, VoIP' },
      { name: 'Web POD', value: 'Desktop, tablet, mobile browser, cross-platform' },
    ],
    route: 'flexpod',
    image: 'flexpod',
  },
  {
    title: 'FlexUtility',
    category: 'Utility management',
    description:
      'Customers, meters, bills and crews of a regulated utility, residential and commercial, on three SAP systems that share one account.',
    icon: 'flexutility',
    features: [
      'Customer service from move-in to final bill',
      'Device history from stockroom to scrap',
      'Rates, estimates and corrections',
      'Service orders with parts and hours',
    ],
    techSpecs: [
      { name: 'Built on', value: 'SAP CRM, IS-U and ERP core' },
      { name: 'Market', value: 'Regulated power, gas and water' },
      { name: 'Comes with', value: '20 processes, 140 test scripts, 13 migration templates' },
    ],
    route: 'flexutility',
    image: 'flexutility',
  },
  {
    title: 'Transport Migration Utility',
    category: 'SAP change control',
    description:
      'Code and configuration move from development to quality to production through one repository, approved and in the tested order.',
    icon: 'transport-migration',
    features: [
      'One repository for every request',
      'Approval before each system',
      'Automated or scheduled import',
      'Objects put in sequence',
    ],
    techSpecs: [
      { name: 'Runs in', value: 'SAP ECC, S/4HANA or Solution Manager' },
      { name: 'Moves', value: 'Workbench and customizing requests' },
      { name: 'Landscape', value: 'Development, quality, production' },
    ],
    route: 'transport-migration',
    image: 'transport-migration',
  },
  {
    title: 'Real Estate Management Integration',
    category: 'Property systems',
    description:
      'Property management, CRM, finance and documents joined into one record per unit, so a rent change is entered once.',
    icon: 'real-estate',
    features: [
      'Leases, tenants and units matched',
      'Postings with the lease behind them',
      'Contracts found from the invoice',
      'Portfolio figures without a spreadsheet',
    ],
    techSpecs: [
      { name: 'Joins', value: 'Property management, CRM, financial, document management' },
      { name: 'Speed', value: '40% faster from signed lease to first invoice' },
      { name: 'Accuracy', value: '95% in automatic matching; people decide the rest' },
    ],
    route: 'real-estate',
    image: 'real-estate',
  },
] as const satisfies readonly ProductCard[];

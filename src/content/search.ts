import type { PageId } from '#generated/page-id.ts';

/** The words of the search. */
export const searchTexts = {
  placeholder: 'Search solutions, services and products',
  close: 'Close search',
  results: 'Results',
  popular: 'Popular searches',
  hint: 'Type a topic, a product or an abbreviation, such as pricing, ServiceNow, MES or POD.',
  none: 'No results for “{query}”. Try another word, or pick a page below.',
  one: '1 result. Press Enter to open the one marked.',
  several: '{count} results. Press Enter to open the one marked.',
  /** Shown when its code cannot be fetched. */
  failure: 'Search could not be loaded. Every page is in these lists; reload this one to try again.',
  /** Shown while the page's script is still loading. */
  loading: 'Search is loading. Start typing, or pick a page below.',
  /** Shown in place of the text box where scripts are off. */
  withoutScript: 'All pages',
} as const;

/** What people type, whatever the page calls it. The words of a page itself stand in its entry. */
export const otherWords: Partial<Record<PageId, readonly string[]>> = {
  services: ['pricing', 'price', 'cost', 'rates', 'SLA'],
  convokeai: ['ServiceNow', 'Salesforce', 'chatbot', 'copilot', 'LLM', 'GPT', 'assistant'],
  'ai-services': ['LLM', 'GPT', 'copilot', 'automation', 'responsible AI'],
  'manufacturing-operations': ['shop floor', 'OEE', 'inventory', 'barcode', 'traceability', 'downtime'],
  'factory-of-the-future': ['layout', 'line balancing', 'smart factory'],
  'product-lifecycle-management': ['CAD', 'PDM', 'BOM', 'Dassault', 'Siemens', 'engineering change'],
  'digital-manufacturing': ['Delmia', 'Tecnomatix', 'robot simulation'],
  'sap-implementation': ['ECC', 'R/3', 'HANA', 'ABAP', 'RISE', 'ERP migration', 'end of maintenance 2027'],
  'cloud-enablement': [
    'AWS',
    'Amazon',
    'Azure',
    'Microsoft',
    'Google Cloud',
    'GCP',
    'BTP',
    'RISE',
    'hosting',
  ],
  analytics: ['reporting', 'reports', 'KPI', 'Power BI', 'Tableau', 'SAC', 'Datasphere', 'data warehouse'],
  'intelligent-finance': ['accounting', 'month-end', 'closing', 'ledger', 'IFRS', 'audit', 'controlling'],
  'iot-big-data': ['predictive maintenance', 'condition monitoring', 'sensors', 'Industry 4.0', 'OPC UA'],
  'managed-services': ['SLA', 'helpdesk', 'outsourcing', 'AMS', 'security', 'ISO 27001', 'SOC 2', 'severity'],
  'consulting-services': ['roadmap', 'strategy', 'advisory', 'assessment', 'rates'],
  'on-demand-services': ['staff augmentation', 'contractors', 'freelancers', 'experts', 'pricing'],
  products: ['pricing', 'price', 'license', 'software', 'demo'],
  mdslite: ['shop floor', 'OEE', 'paperless', 'price', 'license'],
  flexmobex: ['barcode', 'scanner', 'handheld', 'Zebra', 'warehouse', 'ECC'],
  'itech-mobile': ['phone', 'handset', 'rugged', 'device', 'quote'],
  flexpod: ['driver', 'signature', 'carrier', 'truck', 'ePOD'],
  flexutility: ['electricity', 'water', 'gas', 'meter', 'IS-U', 'billing'],
  'transport-migration': ['change management', 'ChaRM', 'Solution Manager', 'release', 'ECC'],
  'real-estate': ['property', 'lease', 'tenant', 'rent'],
  'privacy-policy': ['GDPR', 'CCPA', 'data protection', 'cookies', 'security'],
  'terms-of-use': ['legal', 'conditions', 'liability'],
};

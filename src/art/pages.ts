import type { Area, Skin } from './kit/skins.ts';

export interface Look {
  readonly skin: Skin;
  readonly area: Area;
}

const solution: Look = { skin: 'drawn', area: 'solutions' };
const product: Look = { skin: 'built', area: 'products' };
const service: Look = { skin: 'run', area: 'services' };
const intelligence: Look = { skin: 'run', area: 'ai' };
const company: Look = { skin: 'built', area: 'company' };

/** Every page's main picture and the look it has there. */
export const heroLooks = {
  home: company,
  solutions: solution,
  convokeai: intelligence,
  'ai-services': intelligence,
  services: service,
  products: product,
  about: company,
  contact: company,
  'factory-of-the-future': solution,
  'manufacturing-operations': solution,
  'product-lifecycle-management': solution,
  'digital-manufacturing': solution,
  'sap-implementation': solution,
  'cloud-enablement': solution,
  analytics: solution,
  'intelligent-finance': solution,
  'iot-big-data': solution,
  'managed-services': service,
  'consulting-services': service,
  'on-demand-services': service,
  mdslite: product,
  flexmobex: product,
  'itech-mobile': product,
  flexpod: product,
  flexutility: product,
  'transport-migration': product,
  'real-estate': product,
  industries: company,
  careers: company,
  'terms-of-use': company,
  'privacy-policy': company,
  'not-found': company,
} as const satisfies Record<string, Look>;

/** Scenes that are shown a second time, as a picture file, in another look. */
export const furtherLooks: Partial<Record<keyof typeof heroLooks, Look>> = {
  home: { skin: 'run', area: 'company' },
};

const looks = (...pairs: readonly `${Skin}-${Area}`[]): Look[] =>
  pairs.map((pair) => {
    const [skin, area] = pair.split('-') as [Skin, Area];
    return { skin, area };
  });

/** The looks in which each group of spot drawings is wanted. */
export const spotLooks = {
  solutions: looks('drawn-solutions', 'run-solutions'),
  services: looks('drawn-services', 'run-services'),
  products: looks('built-products', 'drawn-products'),
  intelligence: looks('drawn-ai', 'run-ai'),
  industries: looks('drawn-company', 'built-company', 'run-company'),
  capabilities: looks(
    'drawn-solutions',
    'drawn-services',
    'built-products',
    'drawn-company',
    'run-solutions',
    'run-services',
    'run-ai',
  ),
} as const;

import { company } from '../company.ts';
import type { HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'A person in Houston or Hyderabad reads every message. You hear back within 24 hours.',
  actions: [{ label: 'Write to us', to: { url: `mailto:${company.email.general}` } }],
};

export const officesTitle = 'Global Presence';

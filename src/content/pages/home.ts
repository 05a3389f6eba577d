import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'Every system a manufacturer runs, drawn with care, built to plan and still earning its keep years later.',
  actions: [
    { label: 'Get in touch', to: { page: 'contact' } },
    { label: 'See solutions', to: { page: 'solutions' } },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'Bring us the drawing. We will bring the plan.',
  text: 'A working session with an architect who has done it before. No deck.',
  actions: [{ label: 'Schedule a session', to: { page: 'contact' } }],
};

export const next: readonly PageId[] = ['services', 'products', 'industries', 'about'];

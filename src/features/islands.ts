import type { FormIsland } from '#contract/forms.ts';

/**
 * All islands: the interactive parts, which need React in the browser. Each is a separate chunk, loaded on demand
 * (app/islands.ts).
 */
export const islands = {
  search: () => import('./search/search-panel.tsx').then((module) => module.SearchPanel),
  'contact-form': () => import('./contact/contact-form.tsx').then((module) => module.ContactForm),
  'career-form': () => import('./careers/career-form.tsx').then((module) => module.CareerForm),
  'newsletter-form': () => import('./newsletter/newsletter-form.tsx').then((module) => module.NewsletterForm),
  'typed-word': () => import('./home/typed-word.tsx').then((module) => module.TypedWord),
  'insights-buttons': () => import('./home/insights-buttons.tsx').then((module) => module.InsightsButtons),
  testimonials: () => import('./home/testimonials.tsx').then((module) => module.Testimonials),
} satisfies Record<FormIsland, unknown> & Record<string, unknown>;

export type IslandName = keyof typeof islands;

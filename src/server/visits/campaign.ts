import { type FormName, isSubscription } from '#contract/forms.ts';
import type { Campaign } from '#contract/visits.ts';

/** Conversions: enquiries and applications. A subscription, sent from the footer of any page, is not one. */
export function isGoal(form: FormName): boolean {
  return !isSubscription(form);
}

export function campaignKey({ source, medium, name }: Campaign): string {
  return JSON.stringify([source, medium, name]);
}

export function campaignOf(key: string): Campaign {
  if (key === OTHER) return { source: OTHER, medium: '', name: '' };
  const [source = '', medium = '', name = ''] = JSON.parse(key) as string[];
  return { source, medium, name };
}

/** Stands for all names beyond the limit. No host and no campaign key looks like it. */
export const OTHER = '(other)';

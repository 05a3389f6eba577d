import type { FormName } from '#contract/answer.ts';
import type { Campaign } from '#contract/visits.ts';

/** Enquiries and applications. A subscription is sent from the foot of any page and is no end that a visit leads to. */
export function isGoal(form: FormName): boolean {
  return form !== 'newsletter';
}

export function campaignKey({ source, medium, name }: Campaign): string {
  return JSON.stringify([source, medium, name]);
}

export function campaignOf(key: string): Campaign {
  if (key === OTHER) return { source: OTHER, medium: '', name: '' };
  const [source = '', medium = '', name = ''] = JSON.parse(key) as string[];
  return { source, medium, name };
}

/** Stands for all names without a place. No host and no list of parameters is written like it. */
export const OTHER = '(other)';

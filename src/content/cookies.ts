import { cookieTexts as texts } from '#generated/texts/site.ts';
import { builtText, type ServedPlace } from './served-texts.ts';

export interface CookieSection {
  readonly id: 'necessary' | 'analytical' | 'marketing';
  readonly title: string;
  readonly text: string;
  /** Set if the text depends on server settings. */
  readonly place?: ServedPlace;
}

const { necessary, analytical, marketing } = texts.sections;
const sections: readonly CookieSection[] = [
  { id: 'necessary', ...necessary },
  { id: 'analytical', ...analytical, text: builtText('drawer-analytical'), place: 'drawer-analytical' },
  { id: 'marketing', ...marketing, text: builtText('drawer-marketing'), place: 'drawer-marketing' },
];

/** The texts of the cookie drawer. */
export const cookieTexts = {
  ...texts,
  lead: { text: builtText('drawer-lead'), place: 'drawer-lead' },
  sections,
} as const;

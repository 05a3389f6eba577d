import type { Tag, TagKind } from '#contract/tag.ts';

/** Hosts that the content-security policy is opened for, by what they are asked for. */
export interface TagSources {
  readonly script: readonly string[];
  /** Requests of scripts, and pictures, as which some tags send what they count. */
  readonly report: readonly string[];
}

/** Where a tag reports to beside the host that it comes from. Google's: its guide to content-security policies. */
const REPORTS_TO: Readonly<Record<TagKind, readonly string[]>> = {
  matomo: [],
  plausible: [],
  google: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.g.doubleclick.net',
    'https://*.google.com',
  ],
};

export function tagSources({ kind, url }: Tag): TagSources {
  const { origin } = new URL(url);
  return { script: [origin], report: [origin, ...REPORTS_TO[kind]] };
}

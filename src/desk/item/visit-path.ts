import type { VisitPath } from '#contract/visits.ts';

/** "linkedin, uptime-autumn": without what is missing. */
export function campaignText(campaign: VisitPath['campaign']): string {
  return campaign === null
    ? ''
    : [campaign.source, campaign.medium, campaign.name].filter(Boolean).join(', ');
}

/** The first page, then the last ones before sending. The first one is among these when few pages were seen. */
export function pagesOf({ entry, pages }: VisitPath): readonly string[] {
  return entry === '' || pages[0] === entry ? pages : [entry, ...pages];
}

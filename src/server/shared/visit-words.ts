import type { Campaign, VisitPath } from '#contract/visits.ts';
import { mailTexts } from '#generated/texts/mails.ts';

/** Where a submission came from, as stored with it. */
export function visitOf({ visit }: { readonly visit: string | null }): VisitPath | null {
  return visit === null ? null : (JSON.parse(visit) as VisitPath);
}

/** Labels and values, for mails. */
export function visitLines(row: { readonly visit: string | null }): [string, string][] {
  const visit = visitOf(row);
  if (visit === null) return [];
  const lines: [string, string][] = [
    [mailTexts.visitLabels.entry, visit.entry],
    [mailTexts.visitLabels.referrer, visit.referrer],
    [mailTexts.visitLabels.campaign, campaignWords(visit.campaign)],
    [mailTexts.visitLabels.pages, visit.pages.join(', ')],
  ];
  return lines.filter(([, value]) => value !== '');
}

export function campaignWords(campaign: Campaign | null): string {
  if (campaign === null) return '';
  return [campaign.source, campaign.medium, campaign.name].filter((part) => part !== '').join(' / ');
}

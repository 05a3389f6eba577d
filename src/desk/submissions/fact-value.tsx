import type { Fact } from '#contract/desk/submissions.ts';
import type { VisitPath } from '#contract/visits.ts';

/**
 * What a visitor filled in. A phone number can be called, a website opened in a tab that knows nothing of the desk, and a day reads
 * as a day. Anything that is not what it should be stays text.
 */
export function FactValue({ kind, value }: Pick<Fact, 'kind' | 'value'>) {
  if (kind === 'phone') {
    return (
      <a className="link" href={telHref(value)}>
        {value}
      </a>
    );
  }
  const website = kind === 'url' ? websiteHref(value) : null;
  if (website !== null) {
    return (
      <a
        className="link"
        href={website}
        target="_blank"
        rel="noopener noreferrer"
        referrerPolicy="no-referrer"
      >
        {value}
      </a>
    );
  }
  return kind === 'date' ? dayText(value) : value;
}

/** Only the digits, and the plus in front. */
export function telHref(number: string): string {
  return `tel:${number.trimStart().startsWith('+') ? '+' : ''}${number.replace(/\D/g, '')}`;
}

/** Null unless it is an http or https address. */
function websiteHref(text: string): string | null {
  const url = URL.parse(text.trim());
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** "January 11, 2027"; anything but a day such as 2027-01-11 stays as it is. */
function dayText(value: string): string {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(at)) return value;
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

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

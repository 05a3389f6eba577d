import type { Fact } from '#contract/desk/submissions.ts';
import type { VisitPath } from '#contract/visits.ts';

/**
 * A field value: phone numbers and websites are links, dates are formatted. Websites open without opener and
 * referrer. A malformed value stays text.
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

/** Digits and a leading plus. */
export function telHref(number: string): string {
  return `tel:${number.trimStart().startsWith('+') ? '+' : ''}${number.replace(/\D/g, '')}`;
}

/** Null for any scheme but http and https. */
function websiteHref(text: string): string | null {
  const url = URL.parse(text.trim());
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** "January 11, 2027"; a malformed value stays as it is. */
function dayText(value: string): string {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(at)) return value;
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

/** "linkedin, uptime-autumn"; empty parts are left out. */
export function campaignText(campaign: VisitPath['campaign']): string {
  return campaign === null
    ? ''
    : [campaign.source, campaign.medium, campaign.name].filter(Boolean).join(', ');
}

/** The entry page, then the last pages before sending, which include it in a short visit. */
export function pagesOf({ entry, pages }: VisitPath): readonly string[] {
  return entry === '' || pages[0] === entry ? pages : [entry, ...pages];
}

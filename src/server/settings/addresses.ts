import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The public address of the site and its source. */
interface SiteAddress {
  readonly url: string;
  readonly from: 'SITE_URL' | 'the built pages' | 'content/company.json';
}

/** Pages would name one address to search engines, and mails another to people. */
export class SiteAddressError extends Error {
  constructor(set: string, built: string) {
    super(
      `SITE_URL is ${set}, but the pages were built for ${built}: they would name that address to search engines.\n` +
        `Build them again with SITE_URL=${set} npm run build (in containers: docker compose build), or remove SITE_URL.`,
    );
    this.name = 'SiteAddressError';
  }
}

/**
 * The one address that pages and mails use. The build writes it into the pages, and SITE_URL must agree with them. Without
 * SITE_URL it comes from the pages, and without pages from the company's record.
 */
export async function findSiteAddress(
  { siteUrl, builtSite }: { readonly siteUrl: string | null; readonly builtSite: string | null },
  company: { readonly siteUrl: string },
): Promise<SiteAddress> {
  const built = builtSite === null ? null : await builtFor(builtSite);
  if (siteUrl !== null && built !== null && built !== siteUrl) throw new SiteAddressError(siteUrl, built);
  if (siteUrl !== null) return { url: siteUrl, from: 'SITE_URL' };
  if (built !== null && built !== company.siteUrl) return { url: built, from: 'the built pages' };
  return { url: company.siteUrl, from: 'content/company.json' };
}

/** From the Sitemap line of robots.txt. */
export async function builtFor(directory: string): Promise<string | null> {
  const robots = await readFile(join(directory, 'robots.txt'), 'utf8').catch(() => '');
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  return URL.canParse(sitemap) ? new URL(sitemap).origin : null;
}

/** An address for a browser: wildcard addresses can only be listened on. */
export function hostForPeople(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the site is found, and who says so. */
interface SiteAddress {
  readonly url: string;
  readonly from: 'SITE_URL' | 'the built pages' | 'src/content/company.ts';
}

/** Pages would send search engines to one address, and mails would send people to another. */
export class SiteAddressError extends Error {
  constructor(set: string, built: string) {
    super(
      `SITE_URL is ${set}, but the pages were built for ${built}: they would name that address to search engines.\n` +
        `Build them anew with it, SITE_URL=${set} npm run build (in containers: docker compose build), or leave SITE_URL out.`,
    );
    this.name = 'SiteAddressError';
  }
}

/**
 * The one address that pages and mails name. The build puts it into the pages; the setting and the pages must agree, and
 * what is not set is taken from the pages. A site without such a line, or none at all, leaves it to the company's record.
 */
export async function findSiteAddress(
  { siteUrl, builtSite }: { readonly siteUrl: string | null; readonly builtSite: string | null },
  company: { readonly siteUrl: string },
): Promise<SiteAddress> {
  const built = builtSite === null ? null : await builtFor(builtSite);
  if (siteUrl !== null && built !== null && built !== siteUrl) throw new SiteAddressError(siteUrl, built);
  if (siteUrl !== null) return { url: siteUrl, from: 'SITE_URL' };
  if (built !== null && built !== company.siteUrl) return { url: built, from: 'the built pages' };
  return { url: company.siteUrl, from: 'src/content/company.ts' };
}

/** robots.txt has it in the line that leads to the sitemap. */
export async function builtFor(directory: string): Promise<string | null> {
  const robots = await readFile(join(directory, 'robots.txt'), 'utf8').catch(() => '');
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  return URL.canParse(sitemap) ? new URL(sitemap).origin : null;
}

/** An address that can be opened: the wildcard ones can only be listened on. */
export function hostForPeople(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

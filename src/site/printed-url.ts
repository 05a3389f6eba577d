import type { LinkRecord } from '#content/types.ts';
import { siteUrl } from '#generated/site-url.ts';
import { hrefOf } from './href.ts';

/** The URL, phone number or email address to print after a link, unless its label says it already. */
export function printedUrl({ label, to }: LinkRecord): string | undefined {
  if ('file' in to) return `${siteUrl}${hrefOf(to)}`;
  if (!('url' in to) || to.url.startsWith('http')) return undefined;
  const address = to.url.replace(/^\w+:/, '');
  const labelText = to.url.startsWith('tel:') ? label.replace(/[^\d+]/g, '') : label;
  return labelText === address ? undefined : address;
}

import type { LinkRecord } from '#content/types.ts';
import { siteUrl } from '#generated/site-url.ts';
import { hrefOf } from './href.ts';

/** What a reader of the printed page types or dials, where the words of the link do not say it already. */
export function paperAddress({ label, to }: LinkRecord): string | undefined {
  if ('file' in to) return `${siteUrl}${hrefOf(to)}`;
  if (!('url' in to) || to.url.startsWith('http')) return undefined;
  const address = to.url.replace(/^\w+:/, '');
  const said = to.url.startsWith('tel:') ? label.replace(/[^\d+]/g, '') : label;
  return said === address ? undefined : address;
}

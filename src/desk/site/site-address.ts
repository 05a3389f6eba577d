import { type Address, hrefOf } from '../router/address.ts';

export type SiteTab = 'edit' | 'changes' | 'releases';

/** What the Site area shows. */
export interface SitePlace {
  readonly tab: SiteTab;
  /** The file that is open in the editor. */
  readonly file: string | null;
  /** The field in that file, as in `content-tree.ts`. */
  readonly path: string | null;
  /** The release that is open. */
  readonly release: number | null;
}

/** Without a tab, `release` leads to the releases and everything else to the editor. */
export function siteAddress({ tab, file, path, release }: Partial<SitePlace> = {}): string {
  const parameters = new URLSearchParams();
  if (file) parameters.set('file', file);
  if (file && path) parameters.set('path', path);
  if (release != null) return hrefOf('site', 'releases', parameters, String(release));
  return hrefOf('site', tab === undefined || tab === 'edit' ? null : tab, parameters);
}

/** Null for an address that leads nowhere, such as /site/release. */
export function readSiteAddress({ part, detail, parameters }: Address): SitePlace | null {
  const file = parameters.get('file') || null;
  const place = { file, path: (file && parameters.get('path')) || null, release: null };
  if (part === 'releases') {
    const isNumber = detail !== null && /^\d{1,9}$/.test(detail);
    return detail !== null && !isNumber
      ? null
      : { ...place, tab: 'releases', release: isNumber ? Number(detail) : null };
  }
  if (detail !== null) return null;
  if (part === null) return { ...place, tab: 'edit' };
  return part === 'changes' ? { ...place, tab: 'changes' } : null;
}

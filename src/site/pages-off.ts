import { documents } from '#content/documents.ts';
import type { PageId } from '#generated/page-id.ts';
import { allPageIds, isOn } from './pages.ts';

/** What every site needs: visitors start at one and ask at another, and the law wants the rest. */
const needed: readonly PageId[] = ['home', 'contact', 'privacy-policy', 'terms-of-use'];

/** Addresses of files that are made for pages which are switched off: their documents to download, their cards. */
export function filesOfPagesOff(): string[] {
  const off = allPageIds.filter((id) => !isOn(id));
  const printed = documents.filter(({ page }) => off.includes(page));
  return [...printed.map(({ file }) => `/media/${file}`), ...off.map((id) => `/social/${id}.png`)];
}

/** Pages that were switched off and cannot be, as sentences. */
export function offProblems(): string[] {
  return needed
    .filter((id) => !isOn(id))
    .map((id) => `${id}: cannot be switched off, as every site needs it. Take "off" out of its entry.ts.`);
}

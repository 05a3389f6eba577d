import { documents } from '#content/documents.ts';
import type { PageId } from '#generated/page-id.ts';
import { allPageIds, isOn } from './pages.ts';

/** Pages that cannot be switched off: home, contact, and those required by law. */
const needed: readonly PageId[] = ['home', 'contact', 'privacy-policy', 'terms-of-use'];

/** URLs of the files of pages that are switched off: their documents and social cards. */
export function filesOfPagesOff(): string[] {
  const off = allPageIds.filter((id) => !isOn(id));
  const printed = documents.filter(({ page }) => off.includes(page));
  return [...printed.map(({ file }) => `/media/${file}`), ...off.map((id) => `/social/${id}.png`)];
}

export function offProblems(): string[] {
  return needed
    .filter((id) => !isOn(id))
    .map((id) => `${id}: cannot be switched off, as every site needs it. Take "off" out of its entry.ts.`);
}

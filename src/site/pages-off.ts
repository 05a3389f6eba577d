import { documents } from '#generated/documents.ts';
import { allPageIds, isOn } from './pages.ts';

/** URLs of the files of pages that are switched off: their documents and social cards. */
export function filesOfPagesOff(): string[] {
  const off = allPageIds.filter((id) => !isOn(id));
  const printed = documents.filter(({ page }) => off.includes(page));
  return [...printed.map(({ file }) => `/media/${file}`), ...off.map((id) => `/social/${id}.png`)];
}

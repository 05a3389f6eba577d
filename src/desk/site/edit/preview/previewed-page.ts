import { valueAt } from '#contract/desk/content-tree.ts';
import type { Files } from '#contract/desk/site.ts';
import { entryIn } from '../edit-place.ts';
import { sectionsOf } from '../page/sections.ts';

/** The page that shows a file: itself, or the page with that legal text. Null for all others. */
export function previewedPage(file: string, draft: Files): string | null {
  if (draft[file] === undefined) return null;
  if (file.startsWith('pages/')) return file;
  const legal = /^legal\/(.+)\.md$/.exec(file)?.[1];
  if (legal === undefined) return null;
  const found = Object.entries(draft).find(
    ([name, content]) =>
      name.startsWith('pages/') &&
      sectionsOf(content).some(
        (one) => valueAt(one, 'kind') === 'legal-text' && valueAt(one, 'text') === legal,
      ),
  );
  return found?.[0] ?? null;
}

/** The id of the section that a path is in. */
export function sectionIn(path: string | null): string | null {
  return entryIn('sections', path);
}

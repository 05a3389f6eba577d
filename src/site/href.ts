import { documents } from '#content/documents.ts';
import type { Target } from '#content/types.ts';
import { entryOf, isOn } from './pages.ts';

/**
 * The address that a link to a target has. Undefined where it leads to a page that is switched off, or to the document of one:
 * buttons are then left out, and what stands in a sentence becomes plain text (src/ui/anchor.tsx).
 */
export function hrefOf(target: Target): string | undefined {
  const page = 'file' in target ? pageOfDocument(target.file) : 'page' in target ? target.page : undefined;
  return page === undefined || isOn(page) ? addressOf(target) : undefined;
}

/** The address that a target stands for, whether or not anything may lead there. */
export function addressOf(target: Target): string {
  if ('url' in target) return target.url;
  if ('file' in target) return `/media/${target.file}`;
  if (!('page' in target)) return `#${target.anchor}`;
  const query = target.query ? `?${new URLSearchParams(target.query)}` : '';
  const anchor = target.anchor ? `#${target.anchor}` : '';
  return `${entryOf(target.page).path}${query}${anchor}`;
}

function pageOfDocument(file: string) {
  return documents.find((each) => each.file === file)?.page;
}

import type { Target } from '#content/types.ts';
import { documents } from '#generated/documents.ts';
import { entryOf, isOn } from './pages.ts';

/**
 * The URL of a link. Undefined if its page, or the page of its document, is switched off: buttons are then left out, and links
 * in a sentence become plain text (src/ui/anchor.tsx).
 */
export function hrefOf(target: Target): string | undefined {
  const page = 'file' in target ? pageOfDocument(target.file) : 'page' in target ? target.page : undefined;
  return page === undefined || isOn(page) ? addressOf(target) : undefined;
}

/** The URL of a target, even if its page is switched off. */
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

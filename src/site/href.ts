import type { Target } from '#content/types.ts';
import { pages } from './pages.ts';

/** The address a target stands for. */
export function hrefOf(target: Target): string {
  if ('url' in target) return target.url;
  if ('file' in target) return `/media/${target.file}`;
  if (!('page' in target)) return `#${target.anchor}`;
  const query = target.query ? `?${new URLSearchParams(target.query)}` : '';
  const anchor = target.anchor ? `#${target.anchor}` : '';
  return `${pages[target.page].path}${query}${anchor}`;
}

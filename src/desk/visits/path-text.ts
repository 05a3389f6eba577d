import { visitPageWords } from '#content/desk/visits.ts';

/** A page as its path; a lone slash would be overlooked. */
export function pathText(path: string): string {
  return path === '/' ? visitPageWords.home : path;
}

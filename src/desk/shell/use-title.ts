import { useEffect } from 'react';
import { shellWords } from '#content/desk/shell.ts';
import { filled } from '#content/filled.ts';

/** The title of the tab: "(9) Enquiries · Example desk". A count of none is left out. */
export function titleText(view: string, company: string, count = 0): string {
  return count > 0
    ? filled(shellWords.titleWithCount, { count, view, company })
    : filled(shellWords.title, { view, company });
}

export function useTitle(text: string): void {
  useEffect(() => {
    document.title = text;
  }, [text]);
}

import { existsSync } from 'node:fs';
import { z } from 'zod';
import { type Redirect, redirects } from '../../../src/content/redirects.ts';
import { pageIdAt } from '../../../src/site/pages.ts';
import { filesOfPagesOff } from '../../../src/site/pages-off.ts';
import { securityTxtPath } from '../../../src/site/security-txt.ts';
import { type RecordList, recordProblems } from './check-records.ts';

const file = 'src/content/redirects.ts';
const path = z.string().regex(/^\/[^?#\s]*$/);
const place = z.string().regex(/^(\/[^\s]*|https:\/\/\S+)$/);

/** Problems of redirects: invalid paths, missing targets, loops. */
export function redirectProblems(records: readonly Redirect[] = redirects): string[] {
  const list: RecordList = {
    file,
    records,
    name: 'from',
    fields: {
      from: { check: path, write: "the old path without a question mark, such as '/old-page'" },
      to: { check: place, write: "a path of this site or a full URL, such as '/about'", optional: true },
      gone: { check: z.literal(true), write: 'true, or leave the field out', optional: true },
    },
  };
  const unreadable = recordProblems(list);
  if (unreadable.length > 0) return unreadable;
  const old = new Set(records.map(({ from }) => from));
  return records.flatMap(({ from, to, gone }, index) => {
    const where = (field: string) => `${file}, record ${index + 1} (${from}), field ${field}`;
    if (isThere(from))
      return [`${where('from')}: is a path in use. Write one that is no longer used, or delete the record.`];
    if (from.startsWith('/api/'))
      return [`${where('from')}: belongs to the server. Write a path outside of /api/.`];
    if ((to === undefined) === (gone === undefined)) {
      return [
        `${where('to')}: ${to === undefined ? 'is missing' : 'is set together with gone'}. Write where it leads now, or gone: true, and not both.`,
      ];
    }
    if (to === undefined || to.startsWith('https:')) return [];
    const [target = ''] = to.split(/[?#]/);
    if (old.has(target)) return [`${where('to')}: is an old address itself. Write the one that it leads to.`];
    return isThere(target)
      ? []
      : [`${where('to')}: is not a page or file of this site. Write the path of a page, such as '/about'.`];
  });
}

function isThere(target: string): boolean {
  const isFile = existsSync(`public${target}`) && !filesOfPagesOff().includes(target);
  return pageIdAt(target) !== undefined || target === securityTxtPath || isFile;
}

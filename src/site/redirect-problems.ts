import { type Redirect, redirects } from '#content/redirects.ts';
import { pageIdAt } from './pages.ts';
import { filesOfPagesOff } from './pages-off.ts';
import { securityTxtPath } from './security-txt.ts';

/** Redirects from a path in use, to a missing target, or to another redirect. */
export function redirectProblems(
  publicFiles: readonly string[],
  items: readonly Redirect[] = redirects,
): string[] {
  const old = items.map(({ from }) => from);
  const off = filesOfPagesOff();
  const exists = (path: string): boolean =>
    pageIdAt(path) !== undefined ||
    path === securityTxtPath ||
    (publicFiles.includes(path.slice(1)) && !off.includes(path));
  return items.flatMap(({ from, to = '' }, index) => {
    const problem = (field: string, message: string) => [
      `content/redirects.json: items[${index}].${field}: ${message}`,
    ];
    if (exists(from)) return problem('from', `"${from}" is a path in use. Write one that is no longer used.`);
    if (from.startsWith('/api/'))
      return problem('from', `"${from}" belongs to the server. Write a path outside of /api/.`);
    const first = old.indexOf(from);
    if (first < index)
      return problem('from', `"${from}" is also that of items[${first}]. Delete one of the two.`);
    const [target = ''] = to.split(/[?#]/);
    if (target === '' || target.startsWith('https:')) return [];
    if (old.includes(target))
      return problem('to', `"${target}" is an old path itself. Write the one that it leads to.`);
    if (!exists(target))
      return problem(
        'to',
        `There is no page or file at "${target}". Write the path of a page, such as "/about".`,
      );
    return [];
  });
}

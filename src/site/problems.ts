import { areas, navigationGroups, skins, tones } from './page-entry.ts';
import { allPageIds, pageIds, pages } from './pages.ts';
import { offProblems } from './pages-off.ts';
import { unknownName } from './unknown-name.ts';

/** Unknown names in entries. Checked before the drawings are generated, which take their colors from them. */
export function entryProblems(): string[] {
  return allPageIds.flatMap((id) => {
    const { area, closingArea, group, parent, look } = pages[id];
    const wrong = (kind: string, name: string | undefined, known: readonly string[]) =>
      name === undefined || known.includes(name)
        ? []
        : [`src/pages/${id}/entry.ts: ${unknownName(kind, name, known)}`];
    return [
      ...wrong('area', area, areas),
      ...wrong('area', closingArea, areas),
      ...wrong('group', group, navigationGroups),
      ...wrong('page', parent, allPageIds),
      ...wrong('tone', look?.tone, tones),
      ...wrong('skin', look?.skin, skins),
    ];
  });
}

/** Problems of the registry, as sentences that say what to change. Any of them stops the build. */
export function registryProblems(): string[] {
  const problems = [...entryProblems(), ...offProblems()];
  const seen = {
    path: new Map<string, string>(),
    title: new Map<string, string>(),
    description: new Map<string, string>(),
  };
  for (const id of pageIds) {
    const page = pages[id];
    for (const field of ['path', 'title', 'description'] as const) {
      const other = seen[field].get(page[field]);
      if (other)
        problems.push(`${id}: its ${field} "${page[field]}" is also that of ${other}. Give it its own.`);
      seen[field].set(page[field], id);
    }
    if (!/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(page.path)) {
      problems.push(
        `${id}: the path "${page.path}" should be lower case words joined by "-", without a closing slash.`,
      );
    }
    const { length } = page.description;
    if (length < 70 || length > 160) {
      problems.push(`${id}: its description has ${length} characters. Search engines show 70 to 160.`);
    }
    if (page.tagline.length > 70) {
      problems.push(`${id}: its tagline has ${page.tagline.length} characters, menus have room for 70.`);
    }
    if (page.updated !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(page.updated)) {
      problems.push(
        `${id}: updated is "${page.updated}". Write a day such as '2026-01-31', or leave it out.`,
      );
    }
    if (page.keywords.length < 3) problems.push(`${id}: give it at least three search keywords.`);
    for (const keyword of page.keywords) {
      if (keyword !== keyword.trim() || keyword === '')
        problems.push(`${id}: the keyword "${keyword}" has stray spaces.`);
    }
  }
  return problems;
}

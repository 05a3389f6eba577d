import { type PageVisits, VISIT_RANGES, type VisitRange } from '#contract/desk/visits.ts';
import { hrefOf } from '../router/address.ts';

export const PAGE_SORTS = ['shown', 'entry', 'toForm', 'sent', 'perThousand'] as const;
export type PageSort = (typeof PAGE_SORTS)[number];
export const SOURCES = ['sites', 'campaigns'] as const;
type Source = (typeof SOURCES)[number];
/** The tables that show their first rows until all are asked for. */
const LISTS = ['pages', 'fields', 'sites', 'campaigns', 'vitals'] as const;
export type List = (typeof LISTS)[number];

/** How the figures are looked at. It stands in the address, so that a colleague sees the same. */
export interface Look {
  readonly range: VisitRange;
  readonly asTable: boolean;
  readonly sort: PageSort;
  readonly source: Source;
  readonly all: readonly List[];
}

const USUAL: Look = { range: 'four-weeks', asTable: false, sort: 'sent', source: 'sites', all: [] };

export function readLook(parameters: URLSearchParams): Look {
  const one = <Value extends string>(name: string, values: readonly Value[], usual: Value): Value =>
    values.find((value) => value === parameters.get(name)) ?? usual;
  return {
    range: one('range', VISIT_RANGES, USUAL.range),
    asTable: parameters.get('show') === 'table',
    sort: one('sort', PAGE_SORTS, USUAL.sort),
    source: one('from', SOURCES, USUAL.source),
    all: LISTS.filter((list) => parameters.getAll('all').includes(list)),
  };
}

/** What is as usual is not in the address. */
export function hrefOfLook({ range, asTable, sort, source, all }: Look): string {
  const parameters = new URLSearchParams({
    ...(range !== USUAL.range && { range }),
    ...(asTable && { show: 'table' }),
    ...(sort !== USUAL.sort && { sort }),
    ...(source !== USUAL.source && { from: source }),
  });
  for (const list of all) parameters.append('all', list);
  return hrefOf('visits', null, parameters);
}

/** Most first. Pages that are alike stay in the order of the server. */
export function sortedPages(pages: readonly PageVisits[], sort: PageSort): readonly PageVisits[] {
  const value = (page: PageVisits) =>
    sort === 'perThousand' ? page.sent / Math.max(1, page.shown) : page[sort];
  return pages.toSorted((a, b) => value(b) - value(a));
}

import { type PageVisits, VISIT_RANGES, type VisitRange } from '#contract/desk/visits.ts';
import { hrefOf } from '../router/address.ts';

export const PAGE_SORTS = ['shown', 'entry', 'toForm', 'sent', 'perThousand'] as const;
export type PageSort = (typeof PAGE_SORTS)[number];
export const SOURCES = ['sites', 'campaigns'] as const;
type Source = (typeof SOURCES)[number];
/** The tables that show their first rows by default. */
const LISTS = ['pages', 'fields', 'sites', 'campaigns', 'vitals'] as const;
export type List = (typeof LISTS)[number];

/** The view options. They are in the address, so that a colleague sees the same. */
export interface VisitsView {
  readonly range: VisitRange;
  readonly asTable: boolean;
  readonly sort: PageSort;
  readonly source: Source;
  readonly all: readonly List[];
}

const DEFAULT_VIEW: VisitsView = {
  range: 'four-weeks',
  asTable: false,
  sort: 'sent',
  source: 'sites',
  all: [],
};

export function readVisitsView(parameters: URLSearchParams): VisitsView {
  const one = <Value extends string>(name: string, values: readonly Value[], usual: Value): Value =>
    values.find((value) => value === parameters.get(name)) ?? usual;
  return {
    range: one('range', VISIT_RANGES, DEFAULT_VIEW.range),
    asTable: parameters.get('show') === 'table',
    sort: one('sort', PAGE_SORTS, DEFAULT_VIEW.sort),
    source: one('from', SOURCES, DEFAULT_VIEW.source),
    all: LISTS.filter((list) => parameters.getAll('all').includes(list)),
  };
}

/** Defaults are left out of the address. */
export function visitsHref({ range, asTable, sort, source, all }: VisitsView): string {
  const parameters = new URLSearchParams({
    ...(range !== DEFAULT_VIEW.range && { range }),
    ...(asTable && { show: 'table' }),
    ...(sort !== DEFAULT_VIEW.sort && { sort }),
    ...(source !== DEFAULT_VIEW.source && { from: source }),
  });
  for (const list of all) parameters.append('all', list);
  return hrefOf('visits', null, parameters);
}

/** Descending. Ties keep the server's order. */
export function sortedPages(pages: readonly PageVisits[], sort: PageSort): readonly PageVisits[] {
  const value = (page: PageVisits) =>
    sort === 'perThousand' ? page.sent / Math.max(1, page.shown) : page[sort];
  return pages.toSorted((a, b) => value(b) - value(a));
}

import type { VisitKind } from '../storage/visit-kinds.ts';
import type { VisitTotal } from '../storage/visit-store.ts';

/** Counts of a stretch of days by what they are about. */
export interface Counts {
  of(kind: VisitKind, subject: string, detail?: string): number;
  /** All of a kind, most first. */
  list(kind: VisitKind): readonly VisitTotal[];
  sum(kind: VisitKind): number;
}

export function countsFrom(totals: readonly VisitTotal[]): Counts {
  const byKind = Map.groupBy(totals, ({ kind }) => kind);
  const list = (kind: VisitKind): readonly VisitTotal[] =>
    (byKind.get(kind) ?? []).toSorted((a, b) => b.count - a.count || (a.subject < b.subject ? -1 : 1));
  return {
    list,
    sum: (kind) => sumOf(byKind.get(kind) ?? []),
    of: (kind, subject, detail = '') =>
      sumOf((byKind.get(kind) ?? []).filter((row) => row.subject === subject && row.detail === detail)),
  };
}

export function sumOf(rows: readonly VisitTotal[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

import type { PageVitals } from '#contract/desk/visits.ts';
import type { Counts } from './counts.ts';
import { countOf, type Measured, percentile, type Vital } from './vital-scale.ts';

/** One slow visit does not make a slow page. */
const ENOUGH = 10;
/** By convention a page is as fast as three of four of its visits. */
const USUAL = 0.75;

/** Percentiles of each page that was measured, the slowest first. */
export function vitalsOf(counts: Counts): readonly PageVitals[] {
  const [lcp, inp, cls] = [measuredIn(counts, 'lcp'), measuredIn(counts, 'inp'), measuredIn(counts, 'cls')];
  const none: Measured = new Map();
  return [...new Set([...lcp.keys(), ...inp.keys(), ...cls.keys()])]
    .map((path) => {
      const own = { lcp: lcp.get(path) ?? none, inp: inp.get(path) ?? none, cls: cls.get(path) ?? none };
      return {
        path,
        measured: Math.max(countOf(own.lcp), countOf(own.inp), countOf(own.cls)),
        lcp: own.lcp.size === 0 ? null : spreadOf(own.lcp),
        inp: percentile('inp', own.inp, USUAL),
        cls: percentile('cls', own.cls, USUAL),
      };
    })
    .sort((a, b) => (b.lcp?.p75 ?? -1) - (a.lcp?.p75 ?? -1) || (a.path < b.path ? -1 : 1));
}

export function slowestLcp(vitals: readonly PageVitals[]): number | null {
  return vitals.find(({ measured, lcp }) => lcp !== null && measured >= ENOUGH)?.lcp?.p75 ?? null;
}

function spreadOf(measured: Measured): NonNullable<PageVitals['lcp']> {
  const at = (share: number): number => percentile('lcp', measured, share) ?? 0;
  return { p50: at(0.5), p75: at(USUAL), p95: at(0.95) };
}

function measuredIn(counts: Counts, vital: Vital): ReadonlyMap<string, Measured> {
  const byPath = Map.groupBy(counts.list(vital), ({ subject }) => subject);
  return new Map(
    [...byPath].map(([path, rows]) => [
      path,
      new Map(rows.map(({ detail, count }) => [Number(detail), count])),
    ]),
  );
}

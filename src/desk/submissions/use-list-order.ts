import { useEffect, useRef, useState } from 'react';
import type { SubmissionSummary } from '#contract/desk/submissions.ts';
import type { SubmissionList } from './use-submission.ts';

interface Shown {
  /** The query of these rows; null before the first response. */
  readonly asked: string | null;
  readonly pages: number;
  readonly references: ReadonlySet<string>;
  /** There were more rows than were loaded. */
  readonly hasMore: boolean;
  readonly fresh: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();
const NOTHING_SHOWN: Shown = { asked: null, pages: 0, references: NONE, hasMore: false, fresh: NONE };

interface Arrivals {
  readonly rows: readonly SubmissionSummary[];
  readonly arrived: number;
  readonly isFresh: (row: SubmissionSummary) => boolean;
  readonly showArrived: () => void;
}

/** Hides and counts new arrivals until asked for, so that the list does not move while somebody reads it. */
export function useArrivals(list: SubmissionList, asked: string): Arrivals {
  const [shown, setShown] = useState(NOTHING_SHOWN);
  const isAnswer = !list.isLoading && !list.isOld;
  const next = isAnswer ? shownNext(shown, list, asked) : shown;
  if (next !== shown) setShown(next);
  const isKnown = (row: SubmissionSummary) => !isAnswer || shown.references.has(row.reference);
  const rows = list.rows.filter(isKnown);
  return {
    rows,
    arrived: list.rows.length - rows.length,
    isFresh: (row) => shown.fresh.has(row.reference),
    showArrived: () => {
      const fresh = new Set(list.rows.filter((row) => !isKnown(row)).map((row) => row.reference));
      setShown({
        ...shown,
        references: new Set([...shown.references, ...fresh]),
        hasMore: list.hasMore,
        fresh,
      });
    },
  };
}

/** The rows shown at once: all of another list or page, and those that moved up from below the last row. */
function shownNext(
  shown: Shown,
  { rows, pages, hasMore }: Pick<SubmissionList, 'rows' | 'pages' | 'hasMore'>,
  asked: string,
): Shown {
  if (shown.asked !== asked || shown.pages < pages) {
    return {
      asked,
      pages,
      references: new Set(rows.map(({ reference }) => reference)),
      hasMore,
      fresh: NONE,
    };
  }
  // When a row leaves a page, the first unloaded row moves up to the end. It is not an arrival.
  const last = rows.findLastIndex(({ reference }) => shown.references.has(reference));
  const movedUp = shown.hasMore ? rows.slice(last + 1) : [];
  if (movedUp.length === 0) return shown;
  const references = new Set([...shown.references, ...movedUp.map(({ reference }) => reference)]);
  return { ...shown, references, hasMore };
}

interface Neighbors {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** The neighbors of the open submission in its list, even after it has left the list. */
export function useNeighbors(
  rows: readonly Pick<SubmissionSummary, 'reference'>[],
  open: string | null,
): Neighbors {
  const before = useRef<readonly string[]>([]);
  const order = rows.map(({ reference }) => reference);
  const isListed = open !== null && order.includes(open);
  useEffect(() => {
    if (isListed) before.current = order;
  });
  return neighborsOf(open, order, isListed ? order : before.current);
}

/** `known` is the last order that contained the open submission. */
function neighborsOf(open: string | null, order: readonly string[], known: readonly string[]): Neighbors {
  const at = open === null ? -1 : known.indexOf(open);
  if (at < 0) return { previous: undefined, next: order[0] };
  const isThere = (reference: string): boolean => order.includes(reference);
  return { previous: known.slice(0, at).findLast(isThere), next: known.slice(at + 1).find(isThere) };
}

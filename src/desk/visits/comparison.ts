import { comparisonTexts } from '#content/desk/visits.ts';
import { filled } from '#content/filled.ts';
import { countText, percentText } from './numbers.ts';

/** The change from the preceding range. Null when there is nothing to compare with. */
export interface Comparison {
  readonly text: string;
  readonly tone: 'better' | 'worse' | 'same';
}

const SAME: Comparison = { text: comparisonTexts.same, tone: 'same' };

/** "18% more": for large counts, where the difference itself says little. */
export function compareByPercent(now: number, before: number): Comparison | null {
  if (before === 0) return now === 0 ? SAME : null;
  const percent = Math.round((now / before - 1) * 100);
  if (percent === 0) return SAME;
  const text = percent > 0 ? comparisonTexts.percentMore : comparisonTexts.percentFewer;
  return { text: filled(text, { percent: countText(Math.abs(percent)) }), tone: toneOf(percent > 0) };
}

/** "9 more" */
export function compareByCount(now: number, before: number): Comparison {
  const difference = now - before;
  if (difference === 0) return SAME;
  const text = difference > 0 ? comparisonTexts.more : comparisonTexts.fewer;
  return { text: filled(text, { count: countText(Math.abs(difference)) }), tone: toneOf(difference > 0) };
}

/** "up from 0.52%". A difference below 0.1 percentage points is noise. */
export function compareShares(now: number | null, before: number | null): Comparison | null {
  if (now === null || before === null) return null;
  if (Math.abs(now - before) < 0.001) return SAME;
  const text = now > before ? comparisonTexts.upFrom : comparisonTexts.downFrom;
  return { text: filled(text, { percent: percentText(before) }), tone: toneOf(now > before) };
}

/** "0.3 s slower". Both are rounded first, so that the difference matches the figures shown. */
export function compareSeconds(nowMs: number | null, beforeMs: number | null): Comparison | null {
  if (nowMs === null || beforeMs === null) return null;
  const tenths = Math.round(nowMs / 100) - Math.round(beforeMs / 100);
  if (tenths === 0) return SAME;
  const seconds = (Math.abs(tenths) / 10).toFixed(1);
  const text = tenths > 0 ? comparisonTexts.slower : comparisonTexts.faster;
  return { text: filled(text, { seconds }), tone: toneOf(tenths < 0) };
}

function toneOf(isBetter: boolean): Comparison['tone'] {
  return isBetter ? 'better' : 'worse';
}

export function shareOf(part: number, all: number): number | null {
  return all === 0 ? null : part / all;
}

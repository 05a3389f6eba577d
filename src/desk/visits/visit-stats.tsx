import type { ReactNode } from 'react';
import { visitStatTexts, visitTexts } from '#content/desk/visits.ts';
import type { Visits } from '#contract/desk/visits.ts';
import {
  type Comparison,
  compareByCount,
  compareByPercent,
  compareSeconds,
  compareShares,
  shareOf,
} from './comparison.ts';
import { countText, percentText, secondsText } from './numbers.ts';

const TONES = {
  better: 'whitespace-nowrap text-(--status-answered)',
  worse: 'whitespace-nowrap text-(--status-late)',
  same: 'whitespace-nowrap',
};

/** Five figures, each compared with the preceding range. */
export function VisitStats({ visits: { totals, before } }: { readonly visits: Visits }) {
  const share = shareOf(totals.sent, totals.visits);
  const hasBefore = before.visits > 0;
  return (
    <dl className="stats">
      <Stat
        label={totals.visits === 1 ? visitStatTexts.visits.one : visitStatTexts.visits.many}
        comparison={compareByPercent(totals.visits, before.visits)}
      >
        {countText(totals.visits)}
      </Stat>
      <Stat
        label={totals.pages === 1 ? visitStatTexts.pages.one : visitStatTexts.pages.many}
        comparison={compareByPercent(totals.pages, before.pages)}
      >
        {countText(totals.pages)}
      </Stat>
      <Stat
        label={visitStatTexts.sent}
        comparison={hasBefore ? compareByCount(totals.sent, before.sent) : null}
      >
        {countText(totals.sent)}
      </Stat>
      <Stat
        label={visitStatTexts.share}
        comparison={compareShares(share, shareOf(before.sent, before.visits))}
      >
        {share === null ? (
          visitTexts.none
        ) : (
          <>
            {percentText(share)}
            <sup>%</sup>
          </>
        )}
      </Stat>
      <Stat label={visitStatTexts.slowest} comparison={compareSeconds(totals.slowestLcp, before.slowestLcp)}>
        {totals.slowestLcp === null ? visitTexts.none : secondsText(totals.slowestLcp)}
      </Stat>
    </dl>
  );
}

interface StatProps {
  readonly label: string;
  readonly comparison: Comparison | null;
  readonly children: ReactNode;
}

function Stat({ label, comparison, children }: StatProps) {
  return (
    <div>
      <dt>
        {label}
        {comparison && <> </>}
        {comparison && <span className={TONES[comparison.tone]}>{comparison.text}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

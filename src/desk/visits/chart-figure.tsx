import { useMemo, useRef } from 'react';
import { visitChartWords as words } from '#content/desk/visits.ts';
import type { Visits } from '#contract/desk/visits.ts';
import { Link } from '../address/link.tsx';
import { pointsBy, unitFor } from './chart-points.ts';
import { plotWidth, rhombusPath } from './chart-scale.ts';
import { ChartTable } from './chart-table.tsx';
import { useWidth } from './use-width.ts';
import { hrefOfLook, type Look } from './visits-address.ts';
import { VisitsChart } from './visits-chart.tsx';

const USUAL_WIDTH = 1104;

/** Visits day by day with what was sent, as a chart or as a table that says the same. */
export function ChartFigure({ visits, look }: { readonly visits: Visits; readonly look: Look }) {
  const figure = useRef<HTMLElement>(null);
  const width = useWidth(figure, USUAL_WIDTH);
  const unit = useMemo(() => unitFor(visits.days, plotWidth(width)), [visits.days, width]);
  const points = useMemo(() => pointsBy(unit, visits.days), [unit, visits.days]);
  const hasBefore = visits.before.visits > 0;
  const shown = { visits, points, unit, hasBefore };
  return (
    <figure className="visits-chart" ref={figure}>
      {look.asTable ? <ChartTable {...shown} /> : <VisitsChart {...shown} width={width} />}
      <figcaption className="hint">
        {!look.asTable && <Legend before={hasBefore ? words.before[visits.range] : null} />}
        <Link className="link" href={hrefOfLook({ ...look, asTable: !look.asTable })}>
          {look.asTable ? words.showChart : words.showTable}
        </Link>
      </figcaption>
    </figure>
  );
}

function Legend({ before }: { readonly before: string | null }) {
  return (
    <>
      <span>
        <svg width="20" height="6" aria-hidden="true">
          <path className="line" d="M0 3h20" />
        </svg>
        {words.visits}
      </span>
      {before !== null && (
        <span>
          <svg width="20" height="6" aria-hidden="true">
            <path className="line-before" d="M0 3h20" />
          </svg>
          {before}
        </span>
      )}
      <span>
        <svg width="14" height="7" aria-hidden="true">
          <path className="one-sent" d={rhombusPath(7, 3.5, 14)} />
        </svg>
        {words.oneSent}
      </span>
    </>
  );
}

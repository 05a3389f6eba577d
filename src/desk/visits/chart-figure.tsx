import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { visitChartTexts as texts } from '#content/desk/visits.ts';
import { filled } from '#content/filled.ts';
import type { Visits } from '#contract/desk/visits.ts';
import { Link } from '../router/router.tsx';
import { plotWidth, pointsBy, rhombusPath, unitFor } from './chart-scale.ts';
import { countText } from './numbers.ts';
import { ScrollRegion } from './table-parts.tsx';
import { dayText } from './visit-sentences.ts';
import { type VisitsView, visitsHref } from './visits-address.ts';
import { type ChartProps, VisitsChart } from './visits-chart.tsx';

/** The data of the chart as a table. */
function ChartTable({ visits, points, unit, hasBefore }: ChartProps) {
  const { columns } = texts;
  const caption = filled(texts.caption, { unit: texts.units[unit] });
  const isByDay = unit === 'day';
  return (
    <ScrollRegion label={caption} className="chart-table">
      <table className="table tight">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th>{columns.day[unit]}</th>
            <th className="right">{columns.visits}</th>
            {hasBefore && <th className="right">{texts.before[visits.range]}</th>}
            <th className="right">{columns.pages}</th>
            <th className="right">{columns.sent}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.day}>
              <th scope="row">{dayText(point.day, isByDay ? { weekday: 'short' } : { year: 'numeric' })}</th>
              <td className="right num strong">{countText(point.visits)}</td>
              {hasBefore && <td className="right num quiet">{countText(point.visitsBefore)}</td>}
              <td className="right num">{countText(point.pages)}</td>
              <td className="right num">{countText(point.sent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** The width of an element in whole pixels; `usual` before it is measured. */
function useWidth(element: RefObject<HTMLElement | null>, usual: number): number {
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    if (element.current === null) return;
    const measure = () => setWidth(element.current?.clientWidth || usual);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, usual]);
  return width;
}

const USUAL_WIDTH = 1104;

/** Visits and sent forms over time, as a chart or a table. */
export function ChartFigure({ visits, look }: { readonly visits: Visits; readonly look: VisitsView }) {
  const figure = useRef<HTMLElement>(null);
  const width = useWidth(figure, USUAL_WIDTH);
  const unit = useMemo(() => unitFor(visits.days, plotWidth(width)), [visits.days, width]);
  const points = useMemo(() => pointsBy(unit, visits.days), [unit, visits.days]);
  const hasBefore = visits.before.visits > 0;
  const shown = { visits, points, unit, hasBefore };
  return (
    <figure className="visits-chart" ref={figure}>
      {look.asTable ? <ChartTable {...shown} /> : <VisitsChart {...shown} width={width} />}
      <figcaption className="hint mt-0.5 flex flex-wrap gap-x-6 gap-y-1.5 pl-11 max-md:gap-x-5 max-md:pl-0">
        {!look.asTable && <Legend before={hasBefore ? texts.before[visits.range] : null} />}
        <Link className="link ml-auto" href={visitsHref({ ...look, asTable: !look.asTable })}>
          {look.asTable ? texts.showChart : texts.showTable}
        </Link>
      </figcaption>
    </figure>
  );
}

function Legend({ before }: { readonly before: string | null }) {
  return (
    <>
      <span className="inline-flex items-center gap-2">
        <svg width="20" height="6" aria-hidden="true">
          <path className="line" d="M0 3h20" />
        </svg>
        {texts.visits}
      </span>
      {before !== null && (
        <span className="inline-flex items-center gap-2">
          <svg width="20" height="6" aria-hidden="true">
            <path className="line-before" d="M0 3h20" />
          </svg>
          {before}
        </span>
      )}
      <span className="inline-flex items-center gap-2">
        <svg width="14" height="7" aria-hidden="true">
          <path className="one-sent" d={rhombusPath(7, 3.5, 14)} />
        </svg>
        {texts.oneSent}
      </span>
    </>
  );
}

import { visitChartWords as words } from '#content/desk/visits.ts';
import { filled } from '#content/filled.ts';
import { countText } from './numbers.ts';
import { ScrollRegion } from './scroll-region.tsx';
import { dayText } from './visit-sentences.ts';
import type { ChartProps } from './visits-chart.tsx';

/** What the chart shows, in figures. */
export function ChartTable({ visits, points, unit, hasBefore }: ChartProps) {
  const { columns } = words;
  const caption = filled(words.caption, { unit: words.units[unit] });
  const isByDay = unit === 'day';
  return (
    <ScrollRegion label={caption} className="chart-table">
      <table className="table tight">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th>{columns.day[unit]}</th>
            <th className="right">{columns.visits}</th>
            {hasBefore && <th className="right">{words.before[visits.range]}</th>}
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

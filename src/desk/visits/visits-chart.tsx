import { visitChartWords as words } from '#content/desk/visits.ts';
import { filled } from '#content/filled.ts';
import type { Visits } from '#contract/desk/visits.ts';
import { type Point, peakOf, type Unit } from './chart-points.ts';
import { CHART, labelledPoints, linePath, type Scale, scaleOf, ticksFor } from './chart-scale.ts';
import { countText, tickText } from './numbers.ts';
import { SentMarks } from './sent-marks.tsx';
import { chartText, dayText, peakText } from './visit-sentences.ts';

export interface ChartProps {
  readonly visits: Visits;
  readonly points: readonly Point[];
  readonly unit: Unit;
  /** Whether anything was counted in the time before. */
  readonly hasBefore: boolean;
}

/** One line, the time before dashed, one labelled peak, and a rhombus for each message. Drawn in pixels, so letters keep their size. */
export function VisitsChart({ visits, points, unit, hasBefore, width }: ChartProps & { width: number }) {
  const most = Math.max(...points.map((point) => Math.max(point.visits, point.visitsBefore)));
  const ticks = ticksFor(most);
  const scale = scaleOf(points.length, ticks.at(-1) ?? 1, width);
  const line = linePath(
    points.map((point) => point.visits),
    scale,
  );
  const labelled = labelledPoints(points.length, scale.step, unit === 'day');
  const peak = peakOf(points);
  const right = width - CHART.right;
  return (
    <svg
      viewBox={`0 0 ${width} ${CHART.height}`}
      width={width}
      height={CHART.height}
      role="img"
      aria-label={chartText(points, unit, visits)}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <path className={tick === 0 ? 'base' : 'grid'} d={`M${CHART.left} ${scale.y(tick)}H${width}`} />
          <text x={CHART.left - 12} y={scale.y(tick) + 4} textAnchor="end">
            {tickText(tick)}
          </text>
        </g>
      ))}
      <path
        className="area"
        d={`${line}L${scale.x(points.length - 1)} ${CHART.bottom}L${CHART.left} ${CHART.bottom}z`}
      />
      {hasBefore && (
        <path
          className="line-before"
          d={linePath(
            points.map((point) => point.visitsBefore),
            scale,
          )}
        />
      )}
      <path className="line" d={line} />
      {labelled.map((index) => (
        <text
          key={index}
          x={index > 0 && index === points.length - 1 ? right : scale.x(index)}
          y={CHART.labelsAt}
          textAnchor={index > 0 && index === points.length - 1 ? 'end' : 'start'}
        >
          {dayText(points[index]?.day ?? '')}
        </text>
      ))}
      {peak !== null && <Peak point={points[peak]} at={peak} {...{ unit, hasBefore, scale, width }} />}
      <SentMarks points={points} scale={scale} />
    </svg>
  );
}

interface PeakProps {
  readonly point: Point | undefined;
  readonly at: number;
  readonly unit: Unit;
  readonly hasBefore: boolean;
  readonly scale: Scale;
  readonly width: number;
}

/** About as wide as a letter of the label is. */
const LETTER = 6.2;

function Peak({ point, at, unit, hasBefore, scale, width }: PeakProps) {
  if (point === undefined) return null;
  const [x, y] = [scale.x(at), scale.y(point.visits)];
  const text = peakText(point, unit);
  const before = hasBefore ? filled(words.peakBefore, { count: countText(point.visitsBefore) }) : '';
  const isAtEnd = x + 6 + LETTER * (text.length + 1 + before.length) > width;
  return (
    <g>
      <path className="peak-line" d={`M${x} ${y}V${CHART.bottom}`} />
      <circle className="peak" cx={x} cy={y} r="4" />
      <text
        className="peak-label"
        x={isAtEnd ? width : x + 6}
        y={y - 10}
        textAnchor={isAtEnd ? 'end' : 'start'}
      >
        <tspan className="strong">{text}</tspan>
        {before !== '' && <tspan dx="6">{before}</tspan>}
      </text>
    </g>
  );
}

import { visitChartTexts as texts } from '#content/desk/visits.ts';
import { filled } from '#content/filled.ts';
import type { Visits } from '#contract/desk/visits.ts';
import {
  CHART,
  labeledPoints,
  linePath,
  MAX_STACKED,
  type Point,
  peakOf,
  rhombusPath,
  type Scale,
  scaleOf,
  ticksFor,
  type Unit,
} from './chart-scale.ts';
import { countText, tickText } from './numbers.ts';
import { chartText, dayText, peakText } from './visit-sentences.ts';

const WIDEST = 14;
/** The distance between stacked rhombuses. */
const RISE = 8;

interface SentMarksProps {
  readonly points: readonly Point[];
  readonly scale: Scale;
}

/** One rhombus per sent form; where they do not fit, a single one with a number. */
function SentMarks({ points, scale }: SentMarksProps) {
  const width = Math.min(WIDEST, scale.step * 0.86);
  return (
    <g>
      <text x={CHART.left - 16} y={CHART.sentAt + 4} textAnchor="end">
        {texts.sent}
      </text>
      {points.map(({ day, sent }, index) => (
        <g key={day}>
          <path className="one-sent" d={stackPath(scale.x(index), sent, width)} />
          {sent > MAX_STACKED && (
            <text x={scale.x(index)} y={CHART.sentAt - RISE} textAnchor="middle">
              {countText(sent)}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

function stackPath(x: number, sent: number, width: number): string {
  const shown = sent > MAX_STACKED ? 1 : sent;
  return Array.from({ length: shown }, (_, row) => rhombusPath(x, CHART.sentAt - row * RISE, width)).join('');
}

export interface ChartProps {
  readonly visits: Visits;
  readonly points: readonly Point[];
  readonly unit: Unit;
  /** Whether the preceding range has visits. */
  readonly hasBefore: boolean;
}

/** A line, the preceding range dashed, and a labeled peak. Drawn in pixels, so that text keeps its size. */
export function VisitsChart({ visits, points, unit, hasBefore, width }: ChartProps & { width: number }) {
  const most = Math.max(...points.map((point) => Math.max(point.visits, point.visitsBefore)));
  const ticks = ticksFor(most);
  const scale = scaleOf(points.length, ticks.at(-1) ?? 1, width);
  const line = linePath(
    points.map((point) => point.visits),
    scale,
  );
  const labeled = labeledPoints(points.length, scale.step, unit === 'day');
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
          <path className={tick === 0 ? 'base' : 'gridline'} d={`M${CHART.left} ${scale.y(tick)}H${width}`} />
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
      {labeled.map((index) => (
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

/** The approximate width of a letter of the label. */
const LETTER = 6.2;

function Peak({ point, at, unit, hasBefore, scale, width }: PeakProps) {
  if (point === undefined) return null;
  const [x, y] = [scale.x(at), scale.y(point.visits)];
  const text = peakText(point, unit);
  const before = hasBefore ? filled(texts.peakBefore, { count: countText(point.visitsBefore) }) : '';
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

import { visitChartWords as words } from '#content/desk/visits.ts';
import { MOST_STACKED, type Point } from './chart-points.ts';
import { CHART, rhombusPath, type Scale } from './chart-scale.ts';
import { countText } from './numbers.ts';

const WIDEST = 14;
/** From one rhombus to the one above it. */
const RISE = 8;

interface SentMarksProps {
  readonly points: readonly Point[];
  readonly scale: Scale;
}

/** A rhombus for each message that was sent; where they would not fit above each other, one of them and a number. */
export function SentMarks({ points, scale }: SentMarksProps) {
  const width = Math.min(WIDEST, scale.step * 0.86);
  return (
    <g>
      <text x={CHART.left - 16} y={CHART.sentAt + 4} textAnchor="end">
        {words.sent}
      </text>
      {points.map(({ day, sent }, index) => (
        <g key={day}>
          <path className="one-sent" d={stackPath(scale.x(index), sent, width)} />
          {sent > MOST_STACKED && (
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
  const shown = sent > MOST_STACKED ? 1 : sent;
  return Array.from({ length: shown }, (_, row) => rhombusPath(x, CHART.sentAt - row * RISE, width)).join('');
}

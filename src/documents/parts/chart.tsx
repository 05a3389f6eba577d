import type { ChartBar } from '#content/document-plan.ts';
import { Bar } from './bars.tsx';

interface ChartProps {
  readonly caption: string;
  readonly bars: readonly ChartBar[];
}

/** A horizontal bar chart, scaled to the longest bar. */
export function Chart({ caption, bars }: ChartProps) {
  const longest = Math.max(...bars.map(({ value }) => value));
  return (
    <div>
      <h3>{caption}</h3>
      <ul className="doc-stations">
        {bars.map(({ label, text, value }) => (
          <li key={label}>
            <span>{label}</span>
            <Bar total={longest} ranges={[{ from: 0, to: value }]} />
            <span className="doc-data">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

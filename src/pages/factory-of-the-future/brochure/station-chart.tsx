import { Bar } from '#documents/parts/bars.tsx';
import { line, slowest } from './line.ts';

/** The stations beside each other, as a planner draws them: how full each is of the slowest one's time. */
export function StationChart({ caption, station }: { readonly caption: string; readonly station: string }) {
  return (
    <div>
      <h3>{caption}</h3>
      <ul className="doc-stations">
        {line.stations.map((seconds, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a station is its place in the line
          <li key={index}>
            <span>
              {station} {index + 1}
            </span>
            <Bar total={slowest} ranges={[{ from: 0, to: seconds }]} />
            <span className="doc-data">{seconds} s</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

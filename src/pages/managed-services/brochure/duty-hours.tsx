import { Bar } from '#documents/parts/bars.tsx';
import type { duty as dutyRecord } from '../content.ts';

const day = 24;
const hours = ['12 AM', '3 AM', '6 AM', '9 AM', '12 PM', '3 PM', '6 PM', '9 PM'];

/** Who is at work in each of the 24 hours. The bars are a picture; the words above them say the same. */
export function DutyHours({ duty }: { readonly duty: typeof dutyRecord }) {
  return (
    <div className="doc-duty">
      <h3>{duty.caption}</h3>
      <ul>
        {duty.teams.map((team) => (
          <li key={team.team}>
            <p>
              <strong>{team.team}</strong> <span>{team.localHours}</span>
            </p>
            <Bar total={day} ranges={withinOneDay(team.from, team.to)} />
          </li>
        ))}
        <li>
          <p>
            <strong>{duty.overlap.title}</strong>
          </p>
          <Bar
            total={day}
            ranges={duty.overlap.ranges.map(([from, to]) => ({ from, to }))}
            className="doc-bar-straw"
          />
        </li>
      </ul>
      <div className="doc-hours" aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
      <div className="doc-duty-notes">
        <p>{duty.marker.text}</p>
        <p>{duty.note}</p>
      </div>
    </div>
  );
}

/** A shift past midnight is two bars. */
function withinOneDay(from: number, to: number) {
  if (from < to) return [{ from, to }];
  return [
    { from: 0, to },
    { from, to: day },
  ];
}

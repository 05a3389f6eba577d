import type { SectionProps } from '#generated/section-props.ts';
import { Bar } from '../parts/bars.tsx';

const day = 24;

/** The bars are decorative: the text above them says the same. */
export default function DayChart({ caption, rows, ticks, marker, footnote }: SectionProps<'day-chart'>) {
  return (
    <div className="doc-duty">
      <h3>{caption}</h3>
      <ul>
        {rows.map(({ title, hours, bars, stressed }) => (
          <li key={title}>
            <p>
              <strong>{title}</strong>
              {/* The hours of a stressed row follow from those above it. */}
              {!stressed && (
                <>
                  {' '}
                  <span>{hours}</span>
                </>
              )}
            </p>
            <Bar
              total={day}
              ranges={bars.flatMap(splitAtMidnight)}
              className={stressed ? 'doc-bar-straw' : undefined}
            />
          </li>
        ))}
      </ul>
      <div className="doc-hours" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
      <div className="doc-duty-notes">
        <p>{marker.text}</p>
        <p>{footnote}</p>
      </div>
    </div>
  );
}

/** Splits a bar that runs past midnight into two. */
function splitAtMidnight({ from, to }: { readonly from: number; readonly to: number }) {
  if (from < to) return [{ from, to }];
  return [
    { from: 0, to },
    { from, to: day },
  ];
}

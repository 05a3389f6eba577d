interface Range {
  readonly from: number;
  readonly to: number;
}

interface BarProps {
  readonly ranges: readonly Range[];
  /** The length of the whole line in the unit of the ranges. */
  readonly total: number;
  readonly className?: string;
}

/** Parts of a line: hours of a day, weeks of a plan. A picture of what the words beside it say. */
export function Bar({ ranges, total, className = '' }: BarProps) {
  return (
    <svg
      viewBox={`0 0 ${total} 8`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`doc-bar ${className}`}
    >
      <rect width={total} height={8} className="doc-bar-line" />
      {ranges.map(({ from, to }) => (
        <rect key={from} x={from} width={to - from} height={8} />
      ))}
    </svg>
  );
}

/** A month of four weeks; the colored part of a day is yours. */
export function MonthGrid({ month }: { readonly month: readonly (readonly number[])[] }) {
  return (
    <svg viewBox="0 0 166 78" aria-hidden="true" className="doc-month">
      {month.map((week, row) =>
        week.map((share, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day has no name but its place
          <g key={`${row}-${column}`} transform={`translate(${column * 34} ${row * 20})`}>
            <rect width="30" height="18" className="doc-bar-line" />
            {share > 0 && <rect width={30 * share} height="18" />}
          </g>
        )),
      )}
    </svg>
  );
}

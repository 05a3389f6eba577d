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

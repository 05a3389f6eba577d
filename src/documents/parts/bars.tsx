interface Range {
  readonly from: number;
  readonly to: number;
}

interface BarProps {
  readonly ranges: readonly Range[];
  /** The length of the bar in the unit of the ranges. */
  readonly total: number;
  readonly className?: string;
}

/** Ranges on a bar, such as hours of a day or weeks of a plan. Decorative: the text beside it says the same. */
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

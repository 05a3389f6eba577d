import type { CSSProperties, ReactNode } from 'react';

interface MeterProps {
  /** Of the largest one in the table, from 0 to 1; drawn as a tinted bar behind the name. */
  readonly share: number;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** The first cell of a row, with its share behind it. */
export function Meter({ share, title, children }: MeterProps) {
  return (
    <th
      scope="row"
      className="meter"
      title={title}
      style={{ '--share': `${Math.round(share * 100)}%` } as CSSProperties}
    >
      {children}
    </th>
  );
}

/** As shares of the largest one. */
export function sharesOf(counts: readonly number[]): readonly number[] {
  const most = Math.max(1, ...counts);
  return counts.map((count) => count / most);
}

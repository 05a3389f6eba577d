import type { ReactNode } from 'react';
import type { StatRecord } from '#content/types.ts';

/** Numbers big and narrow, words under them. */
export function Figures({ stats }: { readonly stats: readonly StatRecord[] }) {
  return (
    <ul className="doc-figures">
      {stats.map(({ value, unit, label }) => (
        <li key={label}>
          <p className="doc-figure">
            {value}
            {unit && <small>{unit}</small>}
          </p>
          <p>{label}</p>
        </li>
      ))}
    </ul>
  );
}

/** A screen of the product, as the page shows it, made smaller. */
export function ScreenOnPaper({
  children,
  className = '',
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return <div className={`doc-screen ${className}`}>{children}</div>;
}

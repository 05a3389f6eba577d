import type { ComponentProps } from 'react';
import type { StatRecord } from '#content/types.ts';

/** Large figures with their labels below. */
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

/** A product screen from the web page, scaled down. */
export function PrintedScreen({ children, className }: ComponentProps<'div'>) {
  return <div className={`doc-screen ${className}`}>{children}</div>;
}

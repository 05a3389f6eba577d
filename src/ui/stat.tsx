interface StatProps {
  readonly value: string;
  readonly unit?: string;
  readonly label: string;
}

/** A figure and its label, inside a <dl>. The figure is shown above the label, although <dt> comes first. */
export function Stat({ value, unit, label }: StatProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="mt-2.5 max-w-[22ch] text-sm leading-snug text-muted">{label}</dt>
      <dd className="text-stat text-data leading-[0.86] tracking-[-0.04em]">
        {value}
        {unit && (
          <sup className="relative -top-[0.95em] ml-[0.06em] text-[0.42em] font-semibold align-baseline">
            {unit}
          </sup>
        )}
      </dd>
    </div>
  );
}

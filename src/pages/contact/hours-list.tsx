import { company } from '#content/company.ts';
import { hoursText } from '#site/business-hours.ts';

/** The company's business hours, from its record. */
export function HoursList({ note }: { readonly note: string }) {
  return (
    <>
      <dl className="grid gap-1.5">
        {company.businessHours.map((row) => (
          <div key={row.label} className="grid grid-cols-[96px_1fr]">
            <dt className="text-muted">{row.label}</dt>
            <dd className="text-data">{hoursText(row)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">{note}</p>
    </>
  );
}

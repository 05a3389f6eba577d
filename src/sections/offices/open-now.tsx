import { company, type Office } from '#content/company.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { hourTexts } from '#generated/texts/site.ts';
import { clockTime } from '#site/business-hours.ts';

interface OpenNowProps extends Pick<SectionProps<'offices'>, 'open' | 'closed'> {
  readonly office: Office;
}

const hours = company.businessHours.flatMap(({ days, open }) =>
  open ? [{ days, ...open, fromText: clockTime(open.from), toText: clockTime(open.to) }] : [],
);

/** Whether an office is open: filled in by enhance/open-now.ts, which knows the time. */
export function OpenNow({ office, open, closed }: OpenNowProps) {
  return (
    <p
      data-open-now={JSON.stringify(hours)}
      data-today={hourTexts.today}
      data-tomorrow={hourTexts.tomorrow}
      data-weekdays={JSON.stringify(hourTexts.days)}
      data-time-zone={office.timeZone}
      data-open-text={open}
      data-closed-text={closed}
      // The line keeps its height while it is empty, so that nothing moves when it is filled.
      className="open-now flex min-h-6 items-center gap-2.5 text-sm font-medium"
    />
  );
}

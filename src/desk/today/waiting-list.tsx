import { todayTexts } from '#content/desk/today.ts';
import type { SubmissionSummary } from '#contract/desk/submissions.ts';
import { Avatar, useShortName } from '../components/person.tsx';
import { Countdown } from '../components/status.tsx';
import { Link } from '../router/router.tsx';
import { submissionHref } from '../submissions/submission-address.ts';
import { RowMarks } from '../submissions/submission-row.tsx';
import { timeLeft, useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { dueGroups } from './due.ts';

function WaitingRow({ row }: { readonly row: SubmissionSummary }) {
  const office = useOffice();
  const now = useNow();
  const shortName = useShortName();
  return (
    <div className="waiting-row">
      <Countdown receivedAt={row.receivedAt} />
      <div className="max-md:col-span-full">
        <div className="flex min-w-0 gap-2">
          <Link
            className="opens-row clip max-w-[72%] flex-none"
            id={`row-${row.reference}`}
            data-row={row.reference}
            href={submissionHref(row)}
          >
            <b className="strong whitespace-nowrap">{row.name}</b>
          </Link>
          <span className="quiet clip">{row.organization}</span>
        </div>
        <p className="clip mt-px text-13 text-(--text-2) max-md:text-14">
          <RowMarks row={row} />
          {row.words}
        </p>
      </div>
      <div className="about min-w-0 text-13 max-lg:flex max-lg:gap-2 max-md:col-1 max-md:text-(--text-2) md:max-lg:col-2 md:max-lg:row-2">
        <div className="clip">{row.subject}</div>
        <span className="num block text-(--text-2) max-lg:whitespace-nowrap max-md:inline">
          {timeLeft(row.receivedAt, now, office).due}
        </span>
      </div>
      <span className="person justify-self-start text-13 md:max-lg:col-3 md:max-lg:row-1">
        <Avatar of={row.assignee} />
        <span className={row.assignee === null ? 'quiet' : undefined}>{shortName(row.assignee)}</span>
      </span>
    </div>
  );
}

/** The other waiting submissions, grouped by due time. */
export function WaitingGroups({ rows }: { readonly rows: readonly SubmissionSummary[] }) {
  const now = useNow();
  const office = useOffice();
  if (rows.length === 0) return null;
  return (
    <section aria-label={todayTexts.waiting}>
      {dueGroups(rows, now, office).map((group) => (
        <div key={group.label}>
          <h2 className="flex justify-between pt-5 pb-1.75 text-13 font-normal tracking-[0] text-(--text-2)">
            <b className="strong font-stretch-108% text-(--text)">{group.label}</b>
            <span>{group.counted}</span>
          </h2>
          <ol>
            {group.rows.map((row) => (
              <li key={row.reference} className="border-t border-(--line)">
                <WaitingRow row={row} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

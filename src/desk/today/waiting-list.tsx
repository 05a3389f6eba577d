import { todayWords } from '#content/desk/today.ts';
import type { SubmissionSummary } from '#contract/desk/submissions.ts';
import { Avatar, useShortName } from '../components/person.tsx';
import { Countdown } from '../components/status.tsx';
import { Link } from '../router/router.tsx';
import { submissionHref } from '../router/submission-address.ts';
import { RowMarks } from '../submissions/submission-row.tsx';
import { timeLeft, useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { dueGroups } from './due.ts';

/** One that waits: time left, who and what, until when, and whose it is. */
function WaitingRow({ row }: { readonly row: SubmissionSummary }) {
  const office = useOffice();
  const now = useNow();
  const shortName = useShortName();
  return (
    <div className="waiting-row">
      <Countdown receivedAt={row.receivedAt} />
      <div className="sender">
        <div className="name">
          <Link
            className="opens-row clip"
            id={`row-${row.reference}`}
            data-row={row.reference}
            href={submissionHref(row)}
          >
            <b>{row.name}</b>
          </Link>
          <span className="quiet clip">{row.organization}</span>
        </div>
        <p className="first-words clip">
          <RowMarks row={row} />
          {row.words}
        </p>
      </div>
      <div className="about">
        <div className="clip">{row.subject}</div>
        <span className="num">{timeLeft(row.receivedAt, now, office).due}</span>
      </div>
      <span className="person">
        <Avatar of={row.assignee} />
        <span className={row.assignee === null ? 'quiet' : undefined}>{shortName(row.assignee)}</span>
      </span>
    </div>
  );
}

/** The rest of those who wait, in groups by when they fall due. */
export function WaitingGroups({ rows }: { readonly rows: readonly SubmissionSummary[] }) {
  const now = useNow();
  const office = useOffice();
  if (rows.length === 0) return null;
  return (
    <section aria-label={todayWords.waiting}>
      {dueGroups(rows, now, office).map((group) => (
        <div key={group.label} className="waiting">
          <h2 className="group">
            <b>{group.label}</b>
            <span>{group.counted}</span>
          </h2>
          <ol>
            {group.rows.map((row) => (
              <li key={row.reference}>
                <WaitingRow row={row} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

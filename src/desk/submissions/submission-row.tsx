import { memo } from 'react';
import { peopleWords } from '#content/desk/people.ts';
import { undeliveredWords } from '#content/desk/submission.ts';
import { listControls, rowMarks } from '#content/desk/submission-list.ts';
import { filled } from '#content/filled.ts';
import type { SubmissionSummary } from '#contract/desk/submissions.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { triangleAlert } from '#ui/icons.ts';
import { pencil } from '../components/icons.ts';
import { Avatar, useShortName } from '../components/person.tsx';
import { Status } from '../components/status.tsx';
import { Link } from '../router/router.tsx';
import { timeLeft, useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { whenText } from '../time/when.ts';
import { useHasDraft } from './use-draft.ts';

/** Time left and due time of an item that waits; otherwise when it was answered or received. */
function RowTime({ row }: { readonly row: SubmissionSummary }) {
  const now = useNow();
  const office = useOffice();
  const isWaiting = row.status === 'new' || row.status === 'in-hand';
  if (!isWaiting) {
    const at = row.answeredAt ?? row.receivedAt;
    return <span className="time is-off">{whenText(at, now, office.timeZone)}</span>;
  }
  const { level, text, due } = timeLeft(row.receivedAt, now, office);
  return (
    <>
      <span className={`time ${level}`}>{text}</span>
      <span className="due">{due}</span>
    </>
  );
}

interface RowProps {
  readonly row: SubmissionSummary;
  readonly href: string;
  readonly isOpen: boolean;
  readonly isFresh?: boolean;
  readonly isLeaving?: boolean;
  /** Absent where rows cannot be chosen. */
  readonly isSelected?: boolean;
  readonly onChoose?: (reference: string) => void;
}

/** One of a list: status, name and time left, company and subject, first words, and whose it is. */
export const Row = memo(function Row({
  row,
  href,
  isOpen,
  isFresh,
  isLeaving,
  isSelected,
  onChoose,
}: RowProps) {
  const shortName = useShortName();
  return (
    <li
      className={classes(
        'row-holder',
        isFresh && 'is-fresh',
        isLeaving && 'is-leaving',
        isSelected && 'is-chosen',
      )}
      inert={isLeaving}
    >
      <Link
        className={classes('row', row.status === 'answered' && 'is-answered')}
        {...(!isLeaving && { id: `row-${row.reference}`, 'data-row': row.reference })}
        href={href}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className="glyph">
          <Status of={row.status} isWordHidden />
        </span>
        <span className="name clip">{row.name}</span>
        <RowTime row={row} />
        <span className="second-line clip">{[row.organization, row.subject].filter(Boolean).join(', ')}</span>
        <span className="assignee">
          <Avatar of={row.assignee} />
          <span className="visually-hidden">
            {filled(peopleWords.assignedTo, { name: shortName(row.assignee) })}
          </span>
        </span>
        <span className="third-line clip">
          <RowMarks row={row} />
          {row.words}
        </span>
      </Link>
      {onChoose && (
        <input
          type="checkbox"
          className="check"
          aria-label={filled(listControls.select, { name: row.name })}
          checked={isSelected ?? false}
          onChange={() => onChoose(row.reference)}
        />
      )}
    </li>
  );
});

/** What is to be known before opening it: a reply that did not arrive, or one that was begun in this browser. */
export function RowMarks({ row }: { readonly row: SubmissionSummary }) {
  const hasDraft = useHasDraft(row.reference);
  const { undelivered } = row;
  return (
    <>
      {undelivered !== null && !undelivered.isResending && (
        <span className="row-mark is-failed">
          <Icon of={triangleAlert} size={13} />
          {filled(undeliveredWords.title, { answer: undelivered.answer || undeliveredWords.unknown })}
        </span>
      )}
      {hasDraft && (
        <span className="row-mark">
          <Icon of={pencil} size={13} />
          {rowMarks.draft}
        </span>
      )}
    </>
  );
}

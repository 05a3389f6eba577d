import { memo } from 'react';
import { peopleTexts } from '#content/desk/people.ts';
import { undeliveredTexts } from '#content/desk/submission.ts';
import { listControls, rowMarks } from '#content/desk/submission-list.ts';
import { filled } from '#content/filled.ts';
import type { SubmissionSummary } from '#contract/desk/submissions.ts';
import type { Level } from '#contract/reply-clock.ts';
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

const LEVELS: Readonly<Record<Level, string>> = {
  calm: 'font-medium',
  warm: 'font-medium text-(--time-warm)',
  hot: 'strong text-(--time-hot)',
  late: 'strong text-(--status-late)',
};

function isWaiting({ status }: SubmissionSummary): boolean {
  return status === 'new' || status === 'assigned';
}

/** Time left and due time while waiting; otherwise when it was answered or received. */
function RowTime({ row }: { readonly row: SubmissionSummary }) {
  const now = useNow();
  const office = useOffice();
  if (!isWaiting(row)) {
    const at = row.answeredAt ?? row.receivedAt;
    return (
      <span className="num col-3 text-right text-13 font-medium text-(--text-3)">
        {whenText(at, now, office.timeZone)}
      </span>
    );
  }
  const { level, text, due } = timeLeft(row.receivedAt, now, office);
  return (
    <>
      <span className={classes('num col-3 text-right text-13', LEVELS[level])}>{text}</span>
      <span className="col-3 row-2 text-right text-12 leading-5 whitespace-nowrap text-(--text-2)">
        {due}
      </span>
    </>
  );
}

interface RowProps {
  readonly row: SubmissionSummary;
  readonly href: string;
  readonly isOpen: boolean;
  readonly isFresh?: boolean;
  readonly isLeaving?: boolean;
  /** Absent where rows cannot be selected. */
  readonly isSelected?: boolean;
  readonly onChoose?: (reference: string) => void;
}

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
        isSelected && 'is-selected',
      )}
      inert={isLeaving}
    >
      <Link
        className="row"
        {...(!isLeaving && { id: `row-${row.reference}`, 'data-row': row.reference })}
        href={href}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className="glyph flex h-5 items-center">
          <Status of={row.status} isWordHidden />
        </span>
        <span className={classes('clip', row.status === 'answered' ? 'font-medium' : 'strong')}>
          {row.name}
        </span>
        <RowTime row={row} />
        <span
          className={classes('clip text-13 max-md:text-14', isWaiting(row) ? 'col-2' : 'col-[2/-1] pr-8.5')}
        >
          {[row.organization, row.subject].filter(Boolean).join(', ')}
        </span>
        <span className="absolute right-5 bottom-2 max-md:bottom-3">
          <Avatar of={row.assignee} />
          <span className="visually-hidden">
            {filled(peopleTexts.assignedTo, { name: shortName(row.assignee) })}
          </span>
        </span>
        <span className="clip quiet col-[2/-1] pr-8.5 text-13 max-md:text-14">
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

/** Marks an undelivered reply, or a draft in this browser. */
export function RowMarks({ row }: { readonly row: SubmissionSummary }) {
  const hasDraft = useHasDraft(row.reference);
  const { undelivered } = row;
  return (
    <>
      {undelivered !== null && !undelivered.isResending && (
        <span className="row-mark text-(--status-late)">
          <Icon of={triangleAlert} size={13} />
          {filled(undeliveredTexts.title, { answer: undelivered.answer || undeliveredTexts.unknown })}
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

import { memo } from 'react';
import { undeliveredWords } from '#content/desk/item.ts';
import { listControls, rowMarks } from '#content/desk/items.ts';
import { peopleWords } from '#content/desk/people.ts';
import { filled } from '#content/filled.ts';
import type { ItemRow } from '#contract/desk/items.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { triangleAlert } from '#ui/icons.ts';
import { Link } from '../address/link.tsx';
import { useHasDraft } from '../item/use-draft.ts';
import { Avatar, useShortName } from '../parts/avatar.tsx';
import { pencil } from '../parts/desk-icons.ts';
import { Status } from '../parts/status.tsx';
import { RowTime } from './row-time.tsx';

interface RowProps {
  readonly row: ItemRow;
  readonly href: string;
  readonly isOpen: boolean;
  readonly isFresh?: boolean;
  readonly isLeaving?: boolean;
  /** Absent where rows cannot be chosen. */
  readonly isChosen?: boolean;
  readonly onChoose?: (reference: string) => void;
}

/** One of a list: status, name and time left, company and subject, first words, and whose it is. */
export const Row = memo(function Row({
  row,
  href,
  isOpen,
  isFresh,
  isLeaving,
  isChosen,
  onChoose,
}: RowProps) {
  const shortName = useShortName();
  return (
    <li
      className={classes(
        'row-holder',
        isFresh && 'is-fresh',
        isLeaving && 'is-leaving',
        isChosen && 'is-chosen',
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
          aria-label={filled(listControls.choose, { name: row.name })}
          checked={isChosen ?? false}
          onChange={() => onChoose(row.reference)}
        />
      )}
    </li>
  );
});

/** What is to be known before opening it: a reply that did not arrive, or one that was begun in this browser. */
export function RowMarks({ row }: { readonly row: ItemRow }) {
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

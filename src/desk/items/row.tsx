import { memo } from 'react';
import { listControls } from '#content/desk/items.ts';
import { peopleWords } from '#content/desk/people.ts';
import { filled } from '#content/filled.ts';
import type { ItemRow } from '#contract/desk/items.ts';
import { classes } from '#ui/classes.ts';
import { Link } from '../address/link.tsx';
import { Avatar, useShortName } from '../parts/avatar.tsx';
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
        <span className="third-line clip">{row.words}</span>
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

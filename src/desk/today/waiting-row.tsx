import type { ItemRow } from '#contract/desk/items.ts';
import { Link } from '../address/link.tsx';
import { itemHref } from '../items/item-href.ts';
import { RowMarks } from '../items/row.tsx';
import { Avatar, useShortName } from '../parts/avatar.tsx';
import { Countdown } from '../parts/countdown.tsx';
import { useOffice } from '../time/office.ts';
import { timeLeft } from '../time/time-left.ts';
import { useNow } from '../time/use-now.ts';

/** One that waits: time left, who and what, until when, and whose it is. */
export function WaitingRow({ row }: { readonly row: ItemRow }) {
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
            href={itemHref(row)}
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

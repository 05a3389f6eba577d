import { subscriberWords as words } from '#content/desk/subscribers.ts';
import type { Subscriber } from '#contract/desk/views.ts';
import { MailAddress } from '../parts/mail-address.tsx';
import { asCell, asHead, asRow, asRowHead, asRows, asTable } from '../parts/table-roles.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { whenText } from '../time/when.ts';

interface SubscriberTableProps {
  readonly rows: readonly Subscriber[];
  readonly state: Subscriber['state'];
  readonly isOld: boolean;
}

export function SubscriberTable({ rows, state, isOld }: SubscriberTableProps) {
  const { timeZone } = useOffice();
  const now = useNow();
  const { columns } = words;
  return (
    <div className="scroll" aria-busy={isOld}>
      <table className="table stacking subscriber-table" {...asTable}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead {...asRows}>
          <tr {...asRow}>
            <th {...asHead}>{columns.name}</th>
            <th {...asHead}>{columns.mail}</th>
            <th className="topic" {...asHead}>
              {columns.topic}
            </th>
            <th className="right since" {...asHead}>
              {columns.since[state]}
            </th>
          </tr>
        </thead>
        <tbody {...asRows}>
          {rows.map(({ id, name, email, topic, since }) => (
            <tr key={id} {...asRow}>
              <th className="strong" {...asRowHead}>
                {name}
              </th>
              <td className="address" {...asCell}>
                <MailAddress of={email} />
              </td>
              <td {...asCell}>{topic}</td>
              <td className="right num quiet" {...asCell}>
                <span className="cell-label">{columns.since[state]} </span>
                {whenText(since, now, timeZone)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

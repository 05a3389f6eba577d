import { deliveryWords as words } from '#content/desk/delivery.ts';
import { filled } from '#content/filled.ts';
import type { Delivery } from '#contract/desk/views.ts';
import { classes } from '#ui/classes.ts';
import { Link } from '../address/link.tsx';
import { itemHref } from '../items/item-href.ts';
import { MailAddress } from '../parts/mail-address.tsx';
import { Mark } from '../parts/mark.tsx';
import { asCell, asRow, asRowHead } from '../parts/table-roles.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { whenText } from '../time/when.ts';
import { stateOf } from './delivery-sentences.ts';
import { MailLog } from './mail-log.tsx';
import { Tries } from './tries.tsx';

interface DeliveryRowProps {
  readonly mail: Delivery;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function DeliveryRow({ mail, isOpen, onToggle }: DeliveryRowProps) {
  const { timeZone } = useOffice();
  const now = useNow();
  const { tone, text } = stateOf(mail, now, timeZone);
  const logId = `mail-${mail.id}`;
  return (
    <>
      <tr className={classes(isOpen && 'is-open')} {...asRow}>
        <th {...asRowHead}>
          <button
            type="button"
            className="opens-row"
            aria-expanded={isOpen}
            aria-controls={isOpen ? logId : undefined}
            onClick={onToggle}
          >
            {mail.title}
          </button>
          <span className="evidence">
            {mail.reference === null ? mail.name : filled(words.about, { name: mail.name })}
            {mail.reference !== null && mail.form !== null && (
              <Link className="link num" href={itemHref({ form: mail.form, reference: mail.reference })}>
                {mail.reference}
              </Link>
            )}
          </span>
        </th>
        <td className="address" {...asCell}>
          <MailAddress of={mail.to} />
        </td>
        <td {...asCell}>
          <Mark tone={tone}>{text}</Mark>
        </td>
        <td {...asCell}>
          <Tries count={mail.attempts} isTrouble={mail.state === 'stuck' || mail.state === 'given-up'} />
        </td>
        <td className="server-answer" {...asCell}>
          {mail.lastAnswer}
        </td>
        <td className="right num quiet" {...asCell}>
          {whenText(mail.createdAt, now, timeZone)}
        </td>
      </tr>
      {isOpen && (
        <tr className="more-row" {...asRow}>
          <td colSpan={6} id={logId} {...asCell}>
            <MailLog mail={mail} />
          </td>
        </tr>
      )}
    </>
  );
}

import { deliveryWords as words } from '#content/desk/delivery.ts';
import type { Delivery } from '#contract/desk/views.ts';
import { type Address, hrefOf } from '../address/address.ts';
import { navigate } from '../address/history.ts';
import { asHead, asRow, asRows, asTable } from '../parts/table-roles.ts';
import { DeliveryRow } from './delivery-row.tsx';

interface DeliveryTableProps {
  readonly rows: readonly Delivery[];
  readonly address: Address;
}

/** A row opens in place. Which one is open stands in the address, so that it can be sent to a colleague. */
export function DeliveryTable({ rows, address }: DeliveryTableProps) {
  const open = address.parameters.get('open');
  const toggle = (id: string) => {
    const parameters = new URLSearchParams(address.parameters);
    if (open === id) parameters.delete('open');
    else parameters.set('open', id);
    navigate(hrefOf('delivery', null, parameters), { replace: true });
  };
  const { columns } = words;
  return (
    <div className="scroll">
      <table className="table stacking delivery-table" {...asTable}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead {...asRows}>
          <tr {...asRow}>
            <th className="message" {...asHead}>
              {columns.message}
            </th>
            <th className="to" {...asHead}>
              {columns.to}
            </th>
            <th className="state" {...asHead}>
              {columns.state}
            </th>
            <th className="tries-column" {...asHead}>
              {columns.tries}
            </th>
            <th {...asHead}>{columns.answer}</th>
            <th className="right written" {...asHead}>
              {columns.written}
            </th>
          </tr>
        </thead>
        <tbody {...asRows}>
          {rows.map((mail) => (
            <DeliveryRow
              key={mail.id}
              mail={mail}
              isOpen={mail.id === open}
              onToggle={() => toggle(mail.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

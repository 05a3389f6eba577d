import { deliveryTexts as texts } from '#content/desk/delivery.ts';
import { filled } from '#content/filled.ts';
import type { Delivery } from '#contract/desk/views.ts';
import { classes } from '#ui/classes.ts';
import { asCell, asHead, asRow, asRowHead, asRows, asTable } from '../components/page.tsx';
import { MailAddress } from '../components/person.tsx';
import { Mark } from '../components/status.tsx';
import { type Address, hrefOf } from '../router/address.ts';
import { Link, navigate } from '../router/router.tsx';
import { submissionHref } from '../submissions/submission-address.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { whenText } from '../time/when.ts';
import { stateOf } from './delivery-sentences.ts';
import { MailLog } from './mail-log.tsx';

const STEP = 6;
/** More strokes would be hard to count. */
const MAX_STROKES = 9;

interface TriesProps {
  readonly count: number;
  readonly isTrouble: boolean;
}

/** The number of attempts, and as many slanted strokes. */
function Tries({ count, isTrouble }: TriesProps) {
  const strokes = Math.min(count, MAX_STROKES);
  const width = strokes * STEP + 4;
  return (
    <span className="num inline-flex items-center gap-1.75 align-middle md:max-lg:flex-wrap">
      {count}
      {strokes > 0 && (
        <svg viewBox={`0 0 ${width} 10`} width={width} height="10" aria-hidden="true">
          <path
            className={isTrouble ? 'fill-(--status-late)' : 'fill-(--time-calm-glyph)'}
            d={Array.from({ length: strokes }, (_, at) => `M${at * STEP + 5} 0h3.5l-5 10H${at * STEP}z`).join(
              '',
            )}
          />
        </svg>
      )}
    </span>
  );
}

interface DeliveryRowProps {
  readonly mail: Delivery;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function DeliveryRow({ mail, isOpen, onToggle }: DeliveryRowProps) {
  const { timeZone } = useOffice();
  const now = useNow();
  const { tone, text } = stateOf(mail, now, timeZone);
  const logId = `mail-${mail.id}`;
  return (
    <>
      <tr
        className={classes(
          'relative max-md:grid max-md:grid-cols-[auto_auto_1fr] max-md:gap-x-4 max-md:gap-y-0.5',
          isOpen && 'is-open',
        )}
        {...asRow}
      >
        <th className="max-md:col-span-full" {...asRowHead}>
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
            {mail.reference === null ? mail.name : filled(texts.about, { name: mail.name })}
            {mail.reference !== null && mail.form !== null && (
              <Link
                className="link num relative whitespace-nowrap"
                href={submissionHref({ form: mail.form, reference: mail.reference })}
              >
                {mail.reference}
              </Link>
            )}
          </span>
        </th>
        <td className="wrap-anywhere max-md:col-span-full" {...asCell}>
          <MailAddress of={mail.to} />
        </td>
        <td {...asCell}>
          <Mark tone={tone}>{text}</Mark>
        </td>
        <td {...asCell}>
          <Tries count={mail.attempts} isTrouble={mail.state === 'stuck' || mail.state === 'given-up'} />
        </td>
        <td className="server-answer max-md:col-span-full max-md:row-4" {...asCell}>
          {mail.lastAnswer}
        </td>
        <td className="num quiet text-right" {...asCell}>
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

interface DeliveryTableProps {
  readonly rows: readonly Delivery[];
  readonly address: Address;
}

/** The open row is in the address, so that it can be sent to a colleague. */
export function DeliveryTable({ rows, address }: DeliveryTableProps) {
  const open = address.parameters.get('open');
  const toggle = (id: string) => {
    const parameters = new URLSearchParams(address.parameters);
    if (open === id) parameters.delete('open');
    else parameters.set('open', id);
    navigate(hrefOf('delivery', null, parameters), { replace: true });
  };
  const { columns } = texts;
  return (
    <div className="scroll">
      <table
        className="table stacking max-xl:[&_.status]:whitespace-normal max-xl:[&_th]:whitespace-normal"
        {...asTable}
      >
        <caption className="visually-hidden">{texts.caption}</caption>
        <thead {...asRows}>
          <tr {...asRow}>
            <th className="md:w-[24%] lg:w-40 xl:w-62" {...asHead}>
              {columns.message}
            </th>
            <th className="md:w-[21%] lg:w-44 xl:w-62" {...asHead}>
              {columns.to}
            </th>
            <th className="md:w-[15%] lg:w-28 xl:w-44" {...asHead}>
              {columns.state}
            </th>
            <th className="md:w-[11%] lg:w-22 xl:w-28" {...asHead}>
              {columns.attempts}
            </th>
            <th {...asHead}>{columns.answer}</th>
            <th className="right md:w-[12%] lg:w-18 xl:w-26" {...asHead}>
              {columns.created}
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

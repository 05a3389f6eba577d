import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { deliveryTexts as texts } from '#content/desk/delivery.ts';
import type { Delivery, DeliveryAction } from '#contract/desk/views.ts';
import { classes } from '#ui/classes.ts';
import { counted } from '../components/counted.ts';
import { useAction } from '../data/use-action.ts';
import { useRight } from '../data/use-me.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { whenText } from '../time/when.ts';
import { logLines } from './delivery-sentences.ts';

interface CorrectAddressProps {
  readonly before: string;
  readonly onSend: (to: string) => void;
  readonly onCancel: () => void;
}

/** Changes the address of one mail; the visitor's form data stays as it is. */
function CorrectAddress({ before, onSend, onCancel }: CorrectAddressProps) {
  const [to, setTo] = useState(before);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => input.current?.select(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(to.trim());
  };
  return (
    <form className="col-span-full flex items-center gap-2 pt-2 max-md:flex-wrap" onSubmit={send}>
      <label className="label m-0" htmlFor={id}>
        {texts.newAddress}
      </label>
      <input
        ref={input}
        className="input w-80 max-w-full"
        id={id}
        type="email"
        required
        autoComplete="off"
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <button type="submit" className="button" disabled={to.trim() === before || to.trim() === ''}>
        {texts.send}
      </button>
      <button type="button" className="button plain" onClick={onCancel}>
        {texts.cancel}
      </button>
    </form>
  );
}

/** The attempts of one mail, and its actions. */
export function MailLog({ mail }: { readonly mail: Delivery }) {
  const { timeZone } = useOffice();
  const now = useNow();
  const maySend = useRight('deliver');
  const isOut = mail.state === 'sent' || mail.state === 'cancelled';
  const lines = logLines(mail);
  const when = (at: number) => whenText(at, now, timeZone);
  return (
    <div className="mail-log rounded-md grid grid-cols-[112px_92px_minmax(0,1fr)] gap-x-5 gap-y-1.25 bg-(--inset) px-5 pt-3 pb-3.5 text-13 max-md:grid-cols-[minmax(0,1fr)] max-md:px-3.5 max-md:pb-3 max-md:[&_.button]:min-h-11">
      {lines.map(({ at, what, answer }) => (
        <Line key={what} at={when(at)} what={what}>
          <span className={classes('server-answer', what === lines.at(-1)?.what && 'text-(--text)')}>
            {answer}
          </span>
        </Line>
      ))}
      {mail.tries.length === 0 && (
        <Line at="" what={counted(texts.log.attempts, mail.attempts)}>
          <span className="server-answer text-(--text)">{mail.lastAnswer ?? texts.log.noAnswer}</span>
        </Line>
      )}
      {isOut ? (
        <Line at={mail.doneAt === null ? '' : when(mail.doneAt)} what={texts.states[mail.state]} />
      ) : (
        <Line at={mail.nextAttemptAt === null ? '' : when(mail.nextAttemptAt)} what={texts.log.next}>
          {mail.nextAttemptAt === null && texts.log.noNext}
        </Line>
      )}
      {maySend && mail.actions.length > 0 && <Actions mail={mail} />}
    </div>
  );
}

interface LineProps {
  readonly at: string;
  readonly what: string;
  readonly children?: ReactNode;
}

function Line({ at, what, children }: LineProps) {
  return (
    <p className="contents max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:gap-y-0.5 max-md:*:empty:hidden">
      <span className="num quiet">{at}</span>
      <span className="quiet">{what}</span>
      <span className="wrap-anywhere max-md:w-full">{children}</span>
    </p>
  );
}

function Actions({ mail }: { readonly mail: Delivery }) {
  const action = useAction(['delivery', 'today', 'submission', 'submissions', 'history']);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const path = `/api/delivery/${encodeURIComponent(mail.id)}`;
  if (isCorrecting) {
    return (
      <CorrectAddress
        before={mail.to}
        onCancel={() => setIsCorrecting(false)}
        onSend={async (to) => {
          if (await action(`${path}/address`, { to }, texts.done.address, to)) setIsCorrecting(false);
        }}
      />
    );
  }
  const can = (action: DeliveryAction) => mail.actions.includes(action);
  return (
    <span className="col-span-full flex items-center gap-2 pt-2 max-md:flex-wrap">
      {can('again') && (
        <button
          type="button"
          className="button"
          onClick={() => void action(`${path}/again`, {}, texts.done.again, mail.to)}
        >
          {texts.again}
        </button>
      )}
      {can('address') && (
        <button type="button" className="button" onClick={() => setIsCorrecting(true)}>
          {texts.correct}
        </button>
      )}
      {can('give-up') && (
        <button
          type="button"
          className="button plain"
          onClick={() => void action(`${path}/give-up`, {}, texts.done['give-up'], mail.to)}
        >
          {texts.giveUp}
        </button>
      )}
      {mail.reference !== null && <span className="quiet md:ml-auto">{texts.safe}</span>}
    </span>
  );
}

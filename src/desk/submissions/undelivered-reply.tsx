import { useId, useState } from 'react';
import { undeliveredTexts as texts } from '#content/desk/submission.ts';
import { filled } from '#content/filled.ts';
import type { Submission } from '#contract/desk/submissions.ts';
import { Icon } from '#ui/icon.tsx';
import { phone as phoneIcon, triangleAlert } from '#ui/icons.ts';
import { again as againIcon } from '../components/icons.ts';
import { useAction } from '../data/use-action.ts';
import { useRight } from '../data/use-me.ts';
import { greetingName } from './answer-text.ts';
import { telHref } from './fact-value.tsx';

/** Shown when the newest reply was not delivered: the mail server's reply, and a form to correct the address. */
export function Undelivered({ submission }: { readonly submission: Submission }) {
  const { undelivered } = submission;
  if (undelivered === null) return null;
  const { to, answer, isResending, mail } = undelivered;
  if (isResending) {
    return (
      <p
        className="mt-4 flex items-center gap-2.5 border-l-3 border-(--time-warm) bg-(--warning) px-4 pt-3.5 pb-4 text-14 wrap-anywhere"
        role="status"
      >
        <Icon of={againIcon} size={16} />
        {filled(texts.resending, { address: to })}
      </p>
    );
  }
  const text = submission.answeredAt === null ? texts.waiting : texts.answered;
  return (
    <section
      className="mt-4 border-l-3 border-(--status-late) bg-(--status-late-ground) px-4 pt-3.5 pb-4 text-14"
      aria-labelledby="undelivered"
    >
      <h2 className="flex gap-2.5 text-15 wrap-anywhere text-(--status-late)" id="undelivered">
        <Icon of={triangleAlert} size={18} />
        <span>{filled(texts.title, { answer: answer || texts.unknown })}</span>
      </h2>
      <p className="mt-1">{filled(text, { name: greetingName(submission.name) })}</p>
      <Correct key={mail} submission={submission} mail={mail} to={to} />
    </section>
  );
}

interface CorrectProps {
  readonly submission: Submission;
  readonly mail: string;
  readonly to: string;
}

function Correct({ submission, mail, to }: CorrectProps) {
  const action = useAction(['submission', 'submissions', 'today', 'delivery']);
  const mayDeliver = useRight('deliver');
  const [address, setAddress] = useState(to);
  const id = useId();
  const path = `/api/delivery/${encodeURIComponent(mail)}`;
  const number = submission.facts.find(({ kind }) => kind === 'phone')?.value;
  const resend = () => void action(`${path}/again`, {}, texts.done.again, to);
  const correct = () => {
    const next = address.trim();
    if (next === to) resend();
    else void action(`${path}/address`, { to: next }, texts.done.address, next);
  };
  if (!mayDeliver) return null;
  return (
    <form
      className="mt-3 max-md:[&_.button]:min-h-11 max-md:[&_.button]:flex-[1_1_100%]"
      onSubmit={(event) => {
        event.preventDefault();
        correct();
      }}
    >
      <label className="label" htmlFor={id}>
        {texts.address}
      </label>
      <div className="actions mt-1.5">
        <input
          className="input min-w-0 flex-[1_1_240px] max-md:min-h-11 max-md:flex-[1_1_100%]"
          id={id}
          type="email"
          required
          autoComplete="off"
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <button type="submit" className="button primary">
          {texts.correct}
        </button>
      </div>
      <div className="actions mt-1.5">
        {number && (
          <a className="button" href={telHref(number)}>
            <Icon of={phoneIcon} size={14} />
            {filled(texts.call, { number })}
          </a>
        )}
        <button type="button" className="button plain" onClick={resend}>
          {texts.same}
        </button>
      </div>
    </form>
  );
}

import { useId, useState } from 'react';
import { undeliveredWords as words } from '#content/desk/submission.ts';
import { filled } from '#content/filled.ts';
import type { Submission } from '#contract/desk/submissions.ts';
import { Icon } from '#ui/icon.tsx';
import { phone as phoneIcon, triangleAlert } from '#ui/icons.ts';
import { again as againIcon } from '../components/icons.ts';
import { useAction } from '../data/use-action.ts';
import { useRight } from '../data/use-me.ts';
import { greetingName } from './answer-text.ts';
import { telHref } from './fact-value.tsx';

/** At the top of an item whose last reply did not arrive: what the mail server said, and the address to correct. */
export function Undelivered({ submission }: { readonly submission: Submission }) {
  const { undelivered } = submission;
  if (undelivered === null) return null;
  const { to, answer, isResending, mail } = undelivered;
  if (isResending) {
    return (
      <p className="undelivered is-resending" role="status">
        <Icon of={againIcon} size={16} />
        {filled(words.resending, { address: to })}
      </p>
    );
  }
  const text = submission.answeredAt === null ? words.waiting : words.answered;
  return (
    <section className="undelivered" aria-labelledby="undelivered">
      <h2 id="undelivered">
        <Icon of={triangleAlert} size={18} />
        <span>{filled(words.title, { answer: answer || words.unknown })}</span>
      </h2>
      <p>{filled(text, { name: greetingName(submission.name) })}</p>
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
  const resend = () => void action(`${path}/again`, {}, words.done.again, to);
  const correct = () => {
    const next = address.trim();
    if (next === to) resend();
    else void action(`${path}/address`, { to: next }, words.done.address, next);
  };
  if (!mayDeliver) return null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        correct();
      }}
    >
      <label className="label" htmlFor={id}>
        {words.address}
      </label>
      <div className="actions">
        <input
          className="input"
          id={id}
          type="email"
          required
          autoComplete="off"
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <button type="submit" className="button primary">
          {words.correct}
        </button>
      </div>
      <div className="actions">
        {number && (
          <a className="button" href={telHref(number)}>
            <Icon of={phoneIcon} size={14} />
            {filled(words.call, { number })}
          </a>
        )}
        <button type="button" className="button plain" onClick={resend}>
          {words.same}
        </button>
      </div>
    </form>
  );
}

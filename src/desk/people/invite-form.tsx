import { type FormEvent, useId, useState } from 'react';
import { peopleViewTexts } from '#content/desk/people-view.ts';
import { filled } from '#content/filled.ts';
import type { PersonReply } from '#contract/desk/people.ts';
import { useAction } from '../data/use-action.ts';
import { useMe } from '../data/use-me.ts';
import { type HandedOver, HandOver } from './hand-over.tsx';
import { grantableScopes } from './people-sentences.ts';
import { type Rights, RightsFields } from './rights.tsx';

const words = peopleViewTexts.invite;

/** Typed values stay until the invitation succeeds. */
export function InviteForm() {
  const { person, hasMail } = useMe();
  const [handedOver, setHandedOver] = useState<HandedOver | null>(null);
  const action = useAction(['people', 'me', 'history']);
  const first: Rights = {
    role: 'agent',
    scope: grantableScopes(person.scope).find((scope) => scope !== 'everything') ?? person.scope,
    site: undefined,
  };
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [rights, setRights] = useState(first);
  const [isSending, setIsSending] = useState(false);
  const id = useId();
  const domain = person.email.split('@')[1] ?? '';

  const invite = async (event: FormEvent) => {
    event.preventDefault();
    setIsSending(true);
    const body = { email: email.trim(), ...(name.trim() && { name: name.trim() }), ...rights };
    const { done } = peopleViewTexts;
    const text = hasMail ? done.invited : done.created;
    const reply = await action<PersonReply>('/api/people', body, text, body.email);
    setIsSending(false);
    if (reply === null) return;
    if (reply.link !== undefined) setHandedOver({ name: reply.person?.name ?? body.email, link: reply.link });
    setEmail('');
    setName('');
    setRights(first);
  };
  return (
    <section className="max-xl:max-w-120">
      <div className="section-head">
        <h2>{words.title}</h2>
      </div>
      <form className="touch-fields grid gap-4" onSubmit={invite}>
        <div>
          <label className="label" htmlFor={`${id}-mail`}>
            {words.email}
          </label>
          <input
            className="input"
            id={`${id}-mail`}
            type="email"
            required
            autoComplete="off"
            placeholder={filled(words.emailPlaceholder, { domain })}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </div>
        <div>
          <label className="label" htmlFor={`${id}-name`}>
            {words.name}
          </label>
          <input
            className="input"
            id={`${id}-name`}
            autoComplete="off"
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </div>
        <RightsFields rights={rights} onChange={setRights} />
        <button type="submit" className="button primary min-h-10 max-md:min-h-12" disabled={isSending}>
          {isSending ? words.sending : hasMail ? words.send : words.add}
        </button>
        <p className="hint">{hasMail ? words.hint : words.withoutMail}</p>
      </form>
      {handedOver && <HandOver {...handedOver} onClose={() => setHandedOver(null)} />}
    </section>
  );
}

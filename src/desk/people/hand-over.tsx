import { useId, useRef } from 'react';
import { peopleViewTexts } from '#content/desk/people-view.ts';
import { filled } from '#content/filled.ts';
import type { Person, PersonReply } from '#contract/desk/people.ts';
import { copyText } from '../components/copy-text.ts';
import { Window } from '../components/dialog.tsx';
import { showToast } from '../components/toast-store.ts';
import { useAction } from '../data/use-action.ts';
import { useMe } from '../data/use-me.ts';

const words = peopleViewTexts.handOver;

/** A sign-in link that is not emailed. */
export interface HandedOver {
  readonly name: string;
  readonly link: string;
}

/** Emails a link, or creates one to pass on where email is not set up or does not arrive. */
export function useLink(onLink: (handedOver: HandedOver) => void) {
  const { hasMail } = useMe();
  const action = useAction(['people', 'history']);
  return async (person: Person, handOver: boolean) => {
    const { done } = peopleViewTexts;
    const path = `/api/people/${encodeURIComponent(person.id)}/link`;
    const text = handOver || !hasMail ? done.linkCreated : done.link;
    const reply = await action<PersonReply>(path, { handOver }, text, person.email);
    if (reply?.link !== undefined) onLink({ name: person.name, link: reply.link });
  };
}

/** The link is shown once: the server stores only its hash. */
export function HandOver({ name, link, onClose }: HandedOver & { readonly onClose: () => void }) {
  const { hasMail } = useMe();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const copy = async () => {
    if (await copyText(link)) {
      showToast({ text: words.copied });
      return;
    }
    field.current?.select();
    showToast({ text: words.notCopied, isProblem: true });
  };
  return (
    <Window title={filled(words.title, { name })} onClose={onClose}>
      <p className="hint">{filled(hasMail ? words.undelivered : words.noMail, { name })}</p>
      <div className="touch-fields mt-4">
        <label className="label" htmlFor={id}>
          {words.label}
        </label>
        <input
          className="input"
          id={id}
          ref={field}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <div className="actions">
        <button type="button" className="button primary" onClick={() => void copy()}>
          {words.copy}
        </button>
        <button type="button" className="button plain" onClick={onClose}>
          {words.done}
        </button>
      </div>
    </Window>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { company } from '#content/company.ts';
import { linkSentTexts, signInTexts as texts } from '#content/desk/sign-in.ts';
import { filled } from '#content/filled.ts';
import { COMPANY_PROBLEMS, type SignInRequest, type SignInWays } from '#contract/desk/sign-in.ts';
import { getJson, postJson } from '../data/request.ts';
import { Gate } from './gate.tsx';

interface AskForLinkProps {
  /** Why the person has to sign in again: `ended`, or what went wrong with the company account. */
  readonly problem: string | null;
}

/** Requests a sign-in link. The confirmation is the same for known and unknown addresses. */
export function AskForLink({ problem }: AskForLinkProps) {
  const id = useId();
  const { data: ways } = useWays();
  const ask = useMutation({
    mutationFn: (email: string) => postJson('/api/sign-in', { email } satisfies SignInRequest),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask.mutate(String(new FormData(event.currentTarget).get('email')).trim());
  };
  if (ask.isSuccess) {
    return (
      <Gate title={linkSentTexts.title} lead={filled(linkSentTexts.lead, { address: ask.variables })}>
        <p className="quiet">{linkSentTexts.hint}</p>
        <button type="button" className="button large" onClick={() => ask.reset()}>
          {linkSentTexts.again}
        </button>
      </Gate>
    );
  }
  const errorText = ask.error?.message ?? textOf(problem);
  return (
    <Gate title={texts.title} lead={signInLead(ways)} isEmpty={ways?.hasPeople === false}>
      {errorText && (
        <p className="problem" role="alert">
          {errorText}
        </p>
      )}
      {ways?.mail !== false && ways?.hasPeople !== false && (
        <form className="grid gap-5" onSubmit={submit}>
          <div>
            <label className="label" htmlFor={id}>
              {filled(texts.address, { company: company.shortName })}
            </label>
            <input
              className="input"
              id={id}
              name="email"
              type="email"
              required
              maxLength={254}
              autoComplete="username"
              placeholder={texts.placeholder}
            />
          </div>
          <button type="submit" className="button primary large" disabled={ask.isPending}>
            {texts.send}
          </button>
        </form>
      )}
      {ways?.company && (
        <>
          {ways.mail && (
            <p className="flex items-center gap-3.5 text-13 text-(--text-2) before:h-px before:flex-1 before:bg-(--line-2) after:h-px after:flex-1 after:bg-(--line-2)">
              {texts.or}
            </p>
          )}
          <a className="button large" href="/api/sign-in/company">
            {texts.company}
          </a>
        </>
      )}
    </Gate>
  );
}

/** The available ways to sign in. */
export function useWays() {
  return useQuery({
    queryKey: ['ways'],
    queryFn: ({ signal }) => getJson<SignInWays>('/api/sign-in/ways', signal),
  });
}

export function signInLead(ways: SignInWays | undefined): string {
  if (ways?.hasPeople === false) return texts.noOneYet;
  return ways?.mail === false ? texts.withoutMail : texts.lead;
}

function textOf(problem: string | null): string | undefined {
  if (problem === 'ended') return texts.ended;
  return Object.entries(COMPANY_PROBLEMS).find(([name]) => name === problem)?.[1];
}

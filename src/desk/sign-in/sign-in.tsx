import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId } from 'react';
import { linkTexts as texts } from '#content/desk/sign-in.ts';
import { problemTexts } from '#content/desk/states.ts';
import { filled } from '#content/filled.ts';
import type { SignInByLink, SignInLink } from '#contract/desk/sign-in.ts';
import { Loading } from '../components/states.tsx';
import { getJson, postJson, RequestError } from '../data/request.ts';
import type { ViewProps } from '../router/address.ts';
import { Link, navigate } from '../router/router.tsx';
import { AskForLink, signInLead, useWays } from './ask-for-link.tsx';
import { Gate } from './gate.tsx';
import { rememberReturnTo, takeReturnTo } from './return-to.ts';

/** The page of a sign-in link. Mail scanners follow links, so only the button signs in. */
function LinkPage({ token }: { readonly token: string }) {
  const client = useQueryClient();
  const path = `/api/sign-in/${encodeURIComponent(token)}`;
  const link = useQuery({
    queryKey: ['link', token],
    queryFn: ({ signal }) => getJson<SignInLink>(path, signal),
    retry: false,
    refetchOnWindowFocus: false,
  });
  const enter = useMutation({
    mutationFn: (body: SignInByLink) => postJson(path, body),
    onSuccess: () => {
      client.clear();
      navigate(takeReturnTo(), { replace: true });
    },
  });

  const { data: ways } = useWays();
  const canMail = ways?.mail === true && ways.hasPeople;
  const over = [link.error, enter.error].find(isOver);
  if (over) {
    return (
      <Gate title={texts.expired.title} lead={over.message} isEmpty={ways?.hasPeople === false}>
        {ways !== undefined && !canMail && <p>{signInLead(ways)}</p>}
        {(canMail || ways?.company) && (
          <Link className="button primary large" href="/sign-in">
            {canMail ? texts.expired.again : texts.expired.toSignIn}
          </Link>
        )}
      </Gate>
    );
  }
  if (link.error) {
    return (
      <Gate title={problemTexts.title} lead={link.error.message}>
        <button type="button" className="button primary large" onClick={() => link.refetch()}>
          {problemTexts.retry}
        </button>
      </Gate>
    );
  }
  if (link.data === undefined) return <Loading rows={2} />;

  const { purpose, name } = link.data;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    enter.mutate(Object.fromEntries(new FormData(event.currentTarget)));
  };
  return (
    <Gate title={texts[purpose].title} lead={filled(texts[purpose].lead, { name: name ?? '' })}>
      {enter.error && (
        <p className="problem" role="alert">
          {enter.error.message}
        </p>
      )}
      <form className="grid gap-5" onSubmit={submit}>
        {purpose === 'first-administrator' && <Newcomer />}
        <button type="submit" className="button primary large" disabled={enter.isPending}>
          {enter.isPending ? texts.working : texts[purpose].button}
        </button>
      </form>
    </Gate>
  );
}

/** Used, expired or unknown. After any other error the link is still valid. */
function isOver(error: Error | null): error is RequestError {
  return error instanceof RequestError && (error.status === 404 || error.status === 410);
}

/** There are no people yet, so the first administrator enters their name. */
function Newcomer() {
  const id = useId();
  const labels = texts['first-administrator'];
  return (
    <>
      <div>
        <label className="label" htmlFor={`${id}-name`}>
          {labels.name}
        </label>
        <input className="input" id={`${id}-name`} name="name" required maxLength={100} autoComplete="name" />
      </div>
      <div>
        <label className="label" htmlFor={`${id}-email`}>
          {labels.email}
        </label>
        <input
          className="input"
          id={`${id}-email`}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
        />
      </div>
    </>
  );
}

export function SignIn({ address }: ViewProps) {
  const wantedPath = address.parameters.get('back');
  useEffect(() => {
    if (wantedPath !== null) rememberReturnTo(wantedPath);
  }, [wantedPath]);

  if (address.part !== null) return <LinkPage token={address.part} />;
  return <AskForLink problem={address.parameters.get('problem')} />;
}

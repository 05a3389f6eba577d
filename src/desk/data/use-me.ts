import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import { type Colleague, mayDo, type Right } from '#contract/desk/people.ts';
import type { Me } from '#contract/desk/views.ts';
import { getJson } from './request.ts';

export function useMeQuery() {
  return useQuery({ queryKey: ['me'], queryFn: ({ signal }) => getJson<Me>('/api/me', signal) });
}

export const MeContext = createContext<Me | null>(null);

export function useMe(): Me {
  const me = useContext(MeContext);
  if (me === null) throw new Error('This part of the desk is shown only to somebody who is signed in.');
  return me;
}

/** All staff, the signed-in person first. */
export function useEveryone(): readonly Colleague[] {
  const { person, colleagues } = useMe();
  return useMemo(() => [person, ...colleagues.filter(({ id }) => id !== person.id)], [person, colleagues]);
}

/** Use it to hide what the person may not do. */
export function useRight(right: Right): boolean {
  return mayDo(useMe().person.role, right);
}

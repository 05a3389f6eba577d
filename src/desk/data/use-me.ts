import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { mayDo, type Right } from '#contract/desk/people.ts';
import type { Me } from '#contract/desk/views.ts';
import { getJson } from './request.ts';

/** Who is signed in. Views are shown only once this is known. */
export function useMeQuery() {
  return useQuery({ queryKey: ['me'], queryFn: ({ signal }) => getJson<Me>('/api/me', signal) });
}

export const MeContext = createContext<Me | null>(null);

export function useMe(): Me {
  const me = useContext(MeContext);
  if (me === null) throw new Error('This part of the desk is shown only to somebody who is signed in.');
  return me;
}

/** Whether the person may do something; what they may not do is not shown. */
export function useRight(right: Right): boolean {
  return mayDo(useMe().person.role, right);
}

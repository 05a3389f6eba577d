import { setTimeout as wait } from 'node:timers/promises';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Submission } from '#contract/desk/submissions.ts';
import { mountHook } from '../../../tests/helpers/hook.ts';
import { noteActivity } from '../data/request.ts';
import { useSubmission } from './use-submission.ts';

const submissionOf = (version: number) => ({ reference: 'K7QM-2XPD', version }) as Submission;

afterEach(() => {
  vi.unstubAllGlobals();
  // Test files share modules, and request.test.ts expects a window from which nothing was requested yet.
  noteActivity({ isTrusted: true });
});

test('a stale response to a request from before an action does not overwrite the newer version', async () => {
  const pending = Promise.withResolvers<Response>();
  const fetch = vi.fn(() => pending.promise);
  vi.stubGlobal('fetch', fetch);
  const client = new QueryClient();
  const hook = mountHook(
    () => useSubmission('K7QM-2XPD').data?.version,
    (child) => createElement(QueryClientProvider, { client }, child),
  );
  /** React Query notifies the hook one task after the fetch. */
  const settle = () =>
    act(async () => {
      await vi.waitFor(() => expect(client.isFetching()).toBe(0));
      await wait(0);
    });
  expect(fetch).toHaveBeenCalledOnce();
  client.setQueryData(['submission', 'K7QM-2XPD'], submissionOf(3));
  pending.resolve(Response.json(submissionOf(2)));
  await settle();
  expect(hook.result()).toBe(3);

  fetch.mockResolvedValueOnce(Response.json(submissionOf(4)));
  client.invalidateQueries();
  await settle();
  expect(hook.result()).toBe(4);
  hook.unmount();
});

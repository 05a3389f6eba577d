import { type InfiniteData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { ErasurePreview } from '#contract/desk/actions.ts';
import type { Submission, SubmissionPage, SubmissionSummary } from '#contract/desk/submissions.ts';
import type { Today } from '#contract/desk/views.ts';
import { getJson } from './request.ts';

export function submissionApiPath(reference: string): string {
  return `/api/submissions/${encodeURIComponent(reference)}`;
}

export function useSubmission(reference: string, isWanted = true) {
  return useQuery({
    queryKey: ['submission', reference],
    queryFn: ({ signal }) => getJson<Submission>(submissionApiPath(reference), signal),
    structuralSharing: (known, fresh) => newerOf(known as Submission | undefined, fresh as Submission),
    enabled: isWanted,
  });
}

/**
 * A response requested before an action may arrive after the action's reply. With its older version, the next action
 * would conflict with our own.
 */
function newerOf(known: Submission | undefined, fresh: Submission): Submission {
  return known !== undefined && known.version > fresh.version ? known : fresh;
}

/** Never cached, because the preview has to be accurate. */
export function useErasurePreview(reference: string) {
  return useQuery({
    queryKey: ['erasure', reference],
    queryFn: ({ signal }) => getJson<ErasurePreview>(`${submissionApiPath(reference)}/erasure`, signal),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Patches a row in all cached lists, in Today and in the open submission. Rows keep their position. */
export function changeRow(client: QueryClient, reference: string, change: Partial<SubmissionSummary>): void {
  const changed = <Row extends SubmissionSummary>(row: Row): Row =>
    row.reference === reference ? { ...row, ...change } : row;
  client.setQueriesData<InfiniteData<SubmissionPage>>(
    { queryKey: ['submissions'] },
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: page.rows.map(changed) })) },
  );
  client.setQueryData<Today>(
    ['today'],
    (today) => today && { ...today, waiting: today.waiting.map(changed) },
  );
  client.setQueryData<Submission>(
    ['submission', reference],
    (submission) => submission && changed(submission),
  );
}

/** Invalidates everything that may contain the submission. */
export function refreshRows(client: QueryClient): void {
  for (const kind of ['submissions', 'today', 'search']) client.invalidateQueries({ queryKey: [kind] });
}

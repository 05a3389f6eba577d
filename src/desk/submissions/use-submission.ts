import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  BulkResult,
  Conflict,
  ErasurePreview,
  SubmissionAction,
  SubmissionActions,
} from '#contract/desk/actions.ts';
import {
  type Submission,
  type SubmissionPage,
  type SubmissionQuery,
  type SubmissionSummary,
  submissionApiPath,
} from '#contract/desk/submissions.ts';
import type { Today } from '#contract/desk/views.ts';
import { getJson, postJson, RequestError } from '../data/request.ts';
import { usePages } from '../data/use-pages.ts';
import { listQueryString } from './submission-address.ts';

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
function changeRow(client: QueryClient, reference: string, change: Partial<SubmissionSummary>): void {
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

/** Nothing was changed unless `kind` is `done`. */
export type Outcome =
  | ({ readonly kind: 'done'; readonly submission: Submission } & BulkResult)
  | { readonly kind: 'conflict'; readonly conflict: Conflict }
  | { readonly kind: 'failed'; readonly message: string };

type Act = <Action extends Exclude<SubmissionAction, 'erase'>>(
  row: SubmissionSummary,
  action: Action,
  body: SubmissionActions[Action],
  /** The optimistic update; only for actions that can be undone. */
  expected?: Partial<SubmissionSummary>,
  /** Part of a bulk action: the caller invalidates the lists once at the end. */
  isPart?: boolean,
) => Promise<Outcome>;

/** Posts an action with the version shown, so that a concurrent change is a conflict and nothing is overwritten. */
export function useSubmissionAction(): Act {
  const client = useQueryClient();
  return async (row, action, body, expected, isPart = false) => {
    if (expected) changeRow(client, row.reference, expected);
    try {
      const answer = await inTurn(row.reference, async () => {
        const path = `${submissionApiPath(row.reference)}/${action}`;
        const wanted = { ...body, version: versionSeen(row) };
        const received = await postJson<{ submission: Submission } & Partial<BulkResult>>(path, wanted);
        shownVersions.set(row.reference, received.submission.version);
        return received;
      });
      const { submission, done = 1, remaining = 0 } = answer;
      take(client, submission);
      if (!isPart) refreshRows(client);
      return { kind: 'done', submission, done, remaining };
    } catch (error) {
      if (expected) changeRow(client, row.reference, row);
      return outcomeOfError(error, client);
    }
  };
}

/** A conflict contains the current submission, which replaces the cached one. */
function outcomeOfError(error: unknown, client: QueryClient): Exclude<Outcome, { readonly kind: 'done' }> {
  const conflict = conflictIn(error);
  if (conflict === null) return { kind: 'failed', message: String((error as Error).message) };
  take(client, conflict.submission);
  refreshRows(client);
  return { kind: 'conflict', conflict };
}

/** The last pending action per submission. */
const underWay = new Map<string, Promise<unknown>>();

/** Serializes the actions on a submission: sent concurrently, the second would conflict with the first. */
function inTurn<Answer>(reference: string, post: () => Promise<Answer>): Promise<Answer> {
  const before = underWay.get(reference);
  const queued = before === undefined ? post() : before.then(post, post);
  underWay.set(reference, queued);
  const end = () => underWay.get(reference) === queued && underWay.delete(reference);
  queued.then(end, end);
  return queued;
}

/** Versions of the submissions this window changed, from the replies. */
const shownVersions = new Map<string, number>();

/** A list requested before our action may arrive after it, with an older version than the one shown. */
function versionSeen({ reference, version }: SubmissionSummary): number {
  return Math.max(version, shownVersions.get(reference) ?? 0);
}

function take(client: QueryClient, submission: Submission): void {
  client.setQueryData<Submission>(['submission', submission.reference], submission);
}

function conflictIn(error: unknown): Conflict | null {
  if (!(error instanceof RequestError) || error.status !== 409) return null;
  const body = error.body as { conflict?: Conflict } | null;
  return body?.conflict ?? null;
}

export function useErase(): (
  submission: Submission,
  typed: string,
) => Promise<{ readonly kind: 'erased' } | Exclude<Outcome, { readonly kind: 'done' }>> {
  const client = useQueryClient();
  return async (submission, typed) => {
    try {
      await postJson(`${submissionApiPath(submission.reference)}/erase`, {
        reference: typed,
        version: submission.version,
      });
    } catch (error) {
      return outcomeOfError(error, client);
    }
    client.removeQueries({ queryKey: ['submission', submission.reference] });
    refreshRows(client);
    return { kind: 'erased' };
  };
}

export type SubmissionList = ReturnType<typeof useSubmissionList>;

export function useSubmissionList(query: SubmissionQuery) {
  return usePages<SubmissionSummary, SubmissionPage>('submissions', String(listQueryString(query)));
}

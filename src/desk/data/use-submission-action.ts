import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { BulkResult, Conflict, SubmissionAction, SubmissionActions } from '#contract/desk/actions.ts';
import type { Submission, SubmissionSummary } from '#contract/desk/submissions.ts';
import { postJson, RequestError } from './request.ts';
import { changeRow, refreshRows, submissionApiPath } from './use-submission.ts';

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

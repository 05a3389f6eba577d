import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { BulkResult, Conflict, SubmissionAction, SubmissionActions } from '#contract/desk/actions.ts';
import type { Submission, SubmissionSummary } from '#contract/desk/submissions.ts';
import { postJson, RequestError } from './request.ts';
import { changeRow, refreshRows, submissionApiPath } from './use-submission.ts';

/** What became of an action. Nothing was changed unless it is done. */
export type Outcome =
  | ({ readonly kind: 'done'; readonly submission: Submission } & BulkResult)
  | { readonly kind: 'conflict'; readonly conflict: Conflict }
  | { readonly kind: 'failed'; readonly message: string };

type Act = <Action extends Exclude<SubmissionAction, 'erase'>>(
  row: SubmissionSummary,
  action: Action,
  body: SubmissionActions[Action],
  /** What is shown at once, before the answer; only for what can be undone. */
  expected?: Partial<SubmissionSummary>,
  /** Part of a bulk action: the caller refreshes the lists once at the end. */
  isPart?: boolean,
) => Promise<Outcome>;

/** Does something with an item, with the version that is shown: who was quicker wins, and nothing is overwritten. */
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

/** A conflict brings the item as it is now, and that is shown. */
function outcomeOfError(error: unknown, client: QueryClient): Exclude<Outcome, { readonly kind: 'done' }> {
  const conflict = conflictIn(error);
  if (conflict === null) return { kind: 'failed', message: String((error as Error).message) };
  take(client, conflict.submission);
  refreshRows(client);
  return { kind: 'conflict', conflict };
}

/** The last action on each item that has no answer yet. */
const underWay = new Map<string, Promise<unknown>>();

/** Who works quickly does the next thing with an item before the last is answered. At once it would be a conflict with ourselves. */
function inTurn<Answer>(reference: string, post: () => Promise<Answer>): Promise<Answer> {
  const before = underWay.get(reference);
  const context = before === undefined ? post() : before.then(post, post);
  underWay.set(reference, context);
  const end = () => underWay.get(reference) === context && underWay.delete(reference);
  context.then(end, end);
  return context;
}

/** Of items that we changed ourselves, as the answer showed them. */
const shownVersions = new Map<string, number>();

/** A list that was asked for before our action may come after it; what its row says was seen is older than what was. */
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

/** Erases an item for good. After it there is no item any more, so its own outcome names none. */
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

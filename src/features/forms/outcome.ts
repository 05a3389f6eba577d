import type { FieldErrors, SubmissionRefused, SubmissionReply } from '#contract/reply.ts';
import { HttpError } from './request.ts';

export type FormOutcome =
  | { readonly kind: 'success' }
  /** The server rejected it. */
  | { readonly kind: 'refused'; readonly errors: FieldErrors; readonly error?: string }
  /** No reply, or one that cannot be parsed. */
  | { readonly kind: 'failed'; readonly cause: unknown };

/** Goes by the body alone: JSON without `success` is a refusal whatever the status, anything else a failure. */
function outcomeOf(body: string): FormOutcome {
  try {
    const reply: Partial<SubmissionReply> | null = JSON.parse(body);
    if (reply?.success === true) return { kind: 'success' };
    const { errors = {}, error } = (reply ?? {}) as Partial<SubmissionRefused>;
    return { kind: 'refused', errors, ...(typeof error === 'string' && error ? { error } : {}) };
  } catch (cause) {
    return { kind: 'failed', cause };
  }
}

/** Runs a submission to its outcome. Never throws. */
export async function settle(send: () => Promise<string>): Promise<FormOutcome> {
  try {
    return outcomeOf(await send());
  } catch (cause) {
    return cause instanceof HttpError ? outcomeOf(cause.body) : { kind: 'failed', cause };
  }
}

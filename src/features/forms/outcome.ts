import type { FieldErrors, SubmissionRefused, SubmissionReply } from '#contract/reply.ts';
import { HttpError } from './request.ts';

/** What became of a submission. */
export type FormOutcome =
  | { readonly kind: 'success' }
  /** The server answered, and the answer was no. */
  | { readonly kind: 'refused'; readonly errors: FieldErrors; readonly error?: string }
  /** No answer, or none that can be read. */
  | { readonly kind: 'failed'; readonly cause: unknown };

/** Reads a reply by its body alone: JSON without success is a refusal whatever the status, anything else a failure. */
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

/** Runs a submission to its outcome; nothing it can meet is thrown. */
export async function settle(send: () => Promise<string>): Promise<FormOutcome> {
  try {
    return outcomeOf(await send());
  } catch (cause) {
    return cause instanceof HttpError ? outcomeOf(cause.body) : { kind: 'failed', cause };
  }
}

import type { PersonName } from './people.ts';
import type { Submission } from './submissions.ts';

/** True when the action undoes the person's previous one; the history then says so. */
interface Undoing {
  readonly undo?: boolean;
}

/** Actions on a submission: POST to `/api/submissions/<reference>/<action>`. */
export interface SubmissionActions {
  readonly answered: object;
  /** Removes the answered mark. */
  readonly reopened: Undoing;
  /** Undoes one's own reopening: who answered, and when, is restored. */
  readonly 'reopen-undo': object;
  readonly assign: Undoing & { readonly person: string | null };
  readonly note: { readonly text: string; readonly mentions: readonly string[] };
  /** Emails the visitor after `HOLD_MS` and marks the submission as answered. */
  readonly answer: { readonly subject: string; readonly text: string };
  /** Cancels an answer that has not been sent yet. */
  readonly 'answer-undo': object;
  /** `alike`: also all quarantined submissions with nearly the same text, see `BulkResult`. */
  readonly spam: Undoing & { readonly alike?: boolean };
  /** Email about the submission is sent after `HOLD_MS`. `alike`: also all in quarantine with nearly the same text. */
  readonly release: Undoing & { readonly alike?: boolean };
  /**
   * Moves a submission back to quarantine: from spam, or after a release as long as its email has not been sent.
   * `alike`: also all that were marked as spam or released together with this one, see `BulkResult`.
   */
  readonly requarantine: Undoing & { readonly alike?: boolean };
  /** The reference, typed by the person as confirmation. */
  readonly erase: { readonly reference: string };
}
export type SubmissionAction = keyof SubmissionActions;

/** `version` is the one the person saw. */
export type ActionBody<Action extends SubmissionAction> = SubmissionActions[Action] & {
  readonly version: number;
};

export type ActionReply =
  | ({ readonly ok: true; readonly submission: Submission } & Partial<BulkResult>)
  | { readonly ok: false; readonly conflict: Conflict }
  | { readonly ok: false; readonly error: string };

/**
 * A bulk action changes a limited number of submissions per request. Repeat the request, with the version of the last
 * reply, until none remain.
 */
export interface BulkResult {
  /** Changed by this request. */
  readonly done: number;
  /** Left for the next request. */
  readonly remaining: number;
}

/** The reply to `erase`, after which there is no submission to return. */
export type EraseReply = { readonly ok: true } | Extract<ActionReply, { readonly ok: false }>;

/** Somebody else changed the submission first. Nothing was done. */
export interface Conflict {
  readonly by: PersonName | null;
  readonly at: number;
  /** "answered this", "assigned this to Priya" */
  readonly what: string;
  /** Their answer or note, where there is one. */
  readonly text: string | null;
  readonly submission: Submission;
}

/** How long the desk offers to undo an action. */
export const UNDO_MS = 8000;
/** How long the server delays an email: the time to undo, plus a margin for slow connections. */
export const HOLD_MS = UNDO_MS + 3000;

/** In characters. */
export const LONGEST = { answer: 50_000, note: 10_000 } as const;

/** What erasing a submission deletes. */
export interface ErasurePreview {
  readonly lines: readonly { readonly what: string; readonly count: string }[];
}

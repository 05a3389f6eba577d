import type { PersonName } from './people.ts';
import type { Submission } from './submissions.ts';

/** Whether it undoes what the person did just before; the history then says so. */
interface Undoing {
  readonly undo?: boolean;
}

/** What can be done with an item: POST to `/api/submissions/<reference>/<action>`. */
export interface SubmissionActions {
  readonly answered: object;
  /** Takes the mark away again. */
  readonly reopened: Undoing;
  /** Takes back that one opened it again oneself: who answered it, and when, is as it was. */
  readonly 'reopen-undo': object;
  readonly assign: Undoing & { readonly person: string | null };
  readonly note: { readonly text: string; readonly mentions: readonly string[] };
  /** Sends a mail to the visitor and marks the item as answered. It is sent after `HOLD_MS`. */
  readonly answer: { readonly subject: string; readonly text: string };
  /** Takes an answer back that has not left yet. */
  readonly 'answer-undo': object;
  /** `alike`: with all that are quarantined with the same words, see `BulkResult`. */
  readonly spam: Undoing & { readonly alike?: boolean };
  /** Email about it is sent after `HOLD_MS`. */
  readonly release: Undoing;
  /**
   * Moves it back to quarantine: what was marked as spam, and what was released as long as its mail has not left. `alike`:
   * with all that were marked as spam together with it, see `BulkResult`.
   */
  readonly hold: Undoing & { readonly alike?: boolean };
  /** The reference typed by hand. */
  readonly erase: { readonly reference: string };
}
export type SubmissionAction = keyof SubmissionActions;

/** Each is sent with the version that the person saw. */
export type ActionBody<Action extends SubmissionAction> = SubmissionActions[Action] & {
  readonly version: number;
};

export type ActionReply =
  | ({ readonly ok: true; readonly submission: Submission } & Partial<BulkResult>)
  | { readonly ok: false; readonly conflict: Conflict }
  | { readonly ok: false; readonly error: string };

/**
 * A bulk action does a limited number per request. The same request sent again, with the version that came back, does the
 * next ones; it is done when none remain.
 */
export interface BulkResult {
  /** How many this request changed. */
  readonly done: number;
  /** How many are left for the next request. */
  readonly remaining: number;
}

/** To `erase`, after which there is no item any more. */
export type EraseReply = { readonly ok: true } | Extract<ActionReply, { readonly ok: false }>;

/** Somebody was quicker. Nothing was done, and nothing that was typed is lost. */
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
/** How long the server holds an email: until the last moment's undo has arrived, over a slow connection too. */
export const HOLD_MS = UNDO_MS + 3000;

/** In characters. */
export const LONGEST = { answer: 50_000, note: 10_000 } as const;

/** What erasing an item takes away. */
export interface ErasurePreview {
  readonly lines: readonly { readonly what: string; readonly count: string }[];
}

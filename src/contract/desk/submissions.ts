import type { Field } from '../form-field.ts';
import type { FormKind } from '../form-record.ts';
import { type FormName, kindOf } from '../forms.ts';
import type { ResumeKind } from '../resume.ts';
import type { VisitPath } from '../visits.ts';
import type { PersonName } from './people.ts';

/** `new` is unassigned, `spam` was rejected. */
export type SubmissionStatus = 'new' | 'assigned' | 'answered' | 'quarantined' | 'spam';

/**
 * The path of a submission at the desk, the same in every state: emails, digests, mentions, search and all views link
 * to it. Subscriptions are listed with the enquiries.
 */
export function submissionPath({
  form,
  reference,
}: {
  readonly form: FormName;
  readonly reference: string;
}): string {
  return `/${kindOf(form).scope}/${encodeURIComponent(reference)}`;
}

/** A submission as lists show it. */
export interface SubmissionSummary {
  readonly reference: string;
  readonly form: FormName;
  readonly status: SubmissionStatus;
  readonly name: string;
  /** Only enquiries have one. */
  readonly organization: string | null;
  /** The category of an enquiry, the position of an application. */
  readonly subject: string;
  /** The beginning of the message. */
  readonly words: string;
  readonly receivedAt: number;
  readonly answeredAt: number | null;
  readonly assignee: PersonName | null;
  /** Incremented by each change; an action names the version the person saw. */
  readonly version: number;
  /** Why the submission is quarantined, as the server stores it; null otherwise. `reasonFor` has the text. */
  readonly suspicion: string | null;
  /** The words and marks that say why a delivered submission without an answer is possibly spam; null otherwise. */
  readonly hint: string | null;
  /** The newest reply, if it has not reached the visitor. */
  readonly undelivered: UndeliveredReply | null;
  /** The visitor's address, or the corrected one if staff corrected it. */
  readonly email: string;
  /** How many other quarantined submissions have nearly the same text. The quarantine list shows one row for all of them. */
  readonly alike: number;
  /**
   * Equal for quarantined submissions with the same text. Null when there is no text, or the submission is not
   * quarantined.
   */
  readonly sameTextKey: string | null;
}

export interface UndeliveredReply {
  /** The outbox id: POST /api/delivery/<mail>/{again,address} resends the mail. */
  readonly mail: string;
  readonly to: string;
  /** The mail server's reply. */
  readonly answer: string;
  /** When delivery failed. */
  readonly at: number;
  /** A resend is on its way. */
  readonly isResending: boolean;
}

export const SUBMISSION_TABS = [
  'waiting',
  'mine',
  'unassigned',
  'answered',
  'all',
  'quarantined',
  'possible',
  'released',
  'spam',
] as const;
export type SubmissionTab = (typeof SUBMISSION_TABS)[number];

export const SUBMISSION_SORTS = ['oldest', 'newest', 'name'] as const;
export type SubmissionSort = (typeof SUBMISSION_SORTS)[number];

/** The filters of a list besides its tab and the search. */
export const SUBMISSION_FILTERS = ['subject', 'assignee', 'since', 'until'] as const;
export type SubmissionFilterName = (typeof SUBMISSION_FILTERS)[number];

/** The query of a list: the same parameters in the app's address and on the server. */
export interface SubmissionQuery {
  readonly kind?: FormKind;
  readonly tab: SubmissionTab;
  /** Full-text search over all fields, by word prefix. */
  readonly q?: string;
  /** A category or position. */
  readonly subject?: string;
  /** The id of a person. */
  readonly assignee?: string;
  /** Days such as 2026-11-15, both inclusive. */
  readonly since?: string;
  readonly until?: string;
  readonly sort?: SubmissionSort;
  /** The cursor that the previous page returned. */
  readonly after?: string;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
  /** Null where counting would take long. */
  readonly total: number | null;
}

export interface SubmissionPage extends Page<SubmissionSummary> {
  readonly tabs: Readonly<Partial<Record<SubmissionTab, number>>>;
  /** The subjects to filter by. */
  readonly subjects: readonly string[];
}

export interface Submission extends SubmissionSummary {
  /** The address the visitor typed, if staff corrected it. */
  readonly typedEmail?: string;
  /** The short fields, in the order of the form. */
  readonly facts: readonly Fact[];
  /** The long texts, the main one first. */
  readonly texts: readonly { readonly name: string; readonly label: string; readonly text: string }[];
  readonly resume: ResumeFacts | null;
  /** Other submissions of the same person, newest first, including ones newer than this. */
  readonly others: readonly Pick<
    SubmissionSummary,
    'reference' | 'form' | 'status' | 'subject' | 'receivedAt'
  >[];
  readonly history: readonly HistoryEntry[];
  readonly notes: number;
  readonly mails: number;
  /** Set when the visitor consented. */
  readonly visit?: VisitPath;
}

export interface Fact {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly kind: Field['kind'];
}

export interface ResumeFacts {
  readonly fileName: string;
  readonly kind: ResumeKind;
  readonly size: number;
  readonly flags: readonly string[];
}

/** The history is append-only; erasing a submission deletes the text of an entry, not the entry. */
export type HistoryAction =
  | 'received'
  | 'mail-sent'
  | 'mail-failed'
  | 'opened'
  | 'assigned'
  | 'assign-undone'
  | 'answered'
  | 'answered-undone'
  | 'reopened'
  /** The reopening was undone: who answered, and when, is restored. */
  | 'reopen-undone'
  | 'answer-sent'
  /** Canceled before it was sent. */
  | 'answer-undone'
  /** The mail server rejected a reply, or the reply is stuck: the submission waits again. */
  | 'reply-failed'
  /** A resend succeeded: the submission counts as answered. */
  | 'reply-delivered'
  | 'note'
  | 'spam'
  | 'spam-undone'
  | 'released'
  | 'release-undone'
  /** Moved back to quarantine. */
  | 'held'
  | 'resent'
  | 'gave-up'
  | 'address-corrected'
  | 'exported'
  | 'erased'
  | 'invited'
  | 'role-changed'
  | 'person-removed'
  | 'signed-in'
  | 'session-ended'
  | 'site-published'
  | 'site-rolled-back';

export interface HistoryEntry {
  readonly id: number;
  readonly at: number;
  readonly action: HistoryAction;
  /** Null: the server itself. */
  readonly by: PersonName | null;
  readonly reference: string | null;
  /** The assignee, or the person who was invited. */
  readonly about: PersonName | null;
  /**
   * The text of a note or an answer, a mail and its recipient, the mailbox whose link was used, or what was exported.
   */
  readonly text: string | null;
  /** By a link in an email (`mail`) or at the command line (`terminal`). */
  readonly via: 'desk' | 'mail' | 'terminal' | null;
  /** Only in the history of all submissions, if the submission still exists and the reader may see it. */
  readonly submission?: { readonly form: FormName; readonly name: string };
}

export function submissionApiPath(reference: string): string {
  return `/api/submissions/${encodeURIComponent(reference)}`;
}

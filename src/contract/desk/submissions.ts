import type { Field } from '../form-field.ts';
import type { FormKind } from '../form-record.ts';
import { type FormName, kindOf } from '../forms.ts';
import type { ResumeKind } from '../resume.ts';
import type { VisitPath } from '../visits.ts';
import type { PersonName } from './people.ts';

/** `new` is nobody's, `in-hand` is assigned, `held` waits in quarantine, `spam` was rejected. */
export type SubmissionStatus = 'new' | 'in-hand' | 'answered' | 'held' | 'spam';

/**
 * The path of a submission at the desk, whatever its state: emails, digests, mentions, search and all views link to it.
 * Subscriptions are shown among the enquiries.
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

/** An enquiry or application as lists show it. */
export interface SubmissionSummary {
  readonly reference: string;
  readonly form: FormName;
  readonly status: SubmissionStatus;
  readonly name: string;
  /** Of an enquiry. */
  readonly organization: string | null;
  /** What it is about: the category of an enquiry, the position of an application. */
  readonly subject: string;
  /** The first words of what was written. */
  readonly words: string;
  readonly receivedAt: number;
  readonly answeredAt: number | null;
  readonly assignee: PersonName | null;
  /** Grows with each change; whoever changes an item says which version they saw. */
  readonly version: number;
  /** Why it is in quarantine, as the server keeps it; null when it is not. `reasonFor` has the words. */
  readonly suspicion: string | null;
  /** The newest reply, where it has not reached the visitor. */
  readonly undelivered: UndeliveredReply | null;
  /** Where email to the visitor goes: the corrected address, if staff corrected the one they typed. */
  readonly email: string;
  /** Of a quarantined one: how many others with the same words are. A list of what is quarantined has one row for all. */
  readonly alike: number;
  /** Of a held one: the same for all with the same words. Null where there are no words, or it is not held. */
  readonly sameTextKey: string | null;
}

export interface UndeliveredReply {
  /** In the outbox: POST /api/delivery/<mail>/{again,address} sends it once more. */
  readonly mail: string;
  readonly to: string;
  /** In the words of the mail server. */
  readonly answer: string;
  /** When it failed. */
  readonly at: number;
  /** Somebody has had it sent again, and it is on its way. */
  readonly isResending: boolean;
}

export type SubmissionTab =
  | 'waiting'
  | 'mine'
  | 'unassigned'
  | 'answered'
  | 'all'
  | 'held'
  | 'released'
  | 'spam';
export type SubmissionSort = 'oldest' | 'newest' | 'name';

/** How lists are asked for: the parameters of the address, the same in the app and on the server. */
export interface SubmissionQuery {
  readonly kind?: FormKind;
  readonly tab: SubmissionTab;
  /** Words that begin in any field. */
  readonly q?: string;
  /** A category or position. */
  readonly subject?: string;
  /** The id of a person. */
  readonly assignee?: string;
  /** Days such as 2026-11-15, both counted. */
  readonly since?: string;
  readonly until?: string;
  readonly sort?: SubmissionSort;
  /** Where the page before ended. */
  readonly after?: string;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** What to ask for next; null at the end. */
  readonly next: string | null;
  /** How many there are in all; null where counting would take long. */
  readonly total: number | null;
}

export interface SubmissionPage extends Page<SubmissionSummary> {
  readonly tabs: Readonly<Partial<Record<SubmissionTab, number>>>;
  /** Subjects that occur, to filter by. */
  readonly subjects: readonly string[];
}

export interface Submission extends SubmissionSummary {
  /** The address the visitor typed, where staff corrected it. */
  readonly typedEmail?: string;
  /** What was filled in, in the order of the form, without the long texts. */
  readonly facts: readonly Fact[];
  /** The long texts, the main one first. */
  readonly texts: readonly { readonly name: string; readonly label: string; readonly text: string }[];
  readonly resume: ResumeFacts | null;
  /** Other submissions of the same person, newest first: they may be older or newer than this one. */
  readonly others: readonly Pick<
    SubmissionSummary,
    'reference' | 'form' | 'status' | 'subject' | 'receivedAt'
  >[];
  readonly history: readonly HistoryEntry[];
  readonly notes: number;
  readonly mails: number;
  /** Where it came from, where the visitor allowed to keep it. */
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

/** Everything that happened, whoever did it. Never changed; erasing takes away the words, not the entry. */
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
  /** Taken back: it is answered by whom and when it was. */
  | 'reopen-undone'
  | 'answer-sent'
  /** Taken back before it left. */
  | 'answer-undone'
  /** The mail server refused a reply, or it is stuck: the item waits again. */
  | 'reply-failed'
  /** Sent again with success: the item counts as answered. */
  | 'reply-delivered'
  | 'note'
  | 'spam'
  | 'spam-undone'
  | 'released'
  | 'release-undone'
  /** Put back into quarantine. */
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
  | 'session-ended';

export interface HistoryEntry {
  readonly id: number;
  readonly at: number;
  readonly action: HistoryAction;
  /** Null: the server itself. */
  readonly by: PersonName | null;
  readonly reference: string | null;
  /** To whom something was assigned, or who was invited. */
  readonly about: PersonName | null;
  /**
   * The words of a note or an answer, which mail it was and its recipient, the mailbox whose link was used, what was
   * exported.
   */
  readonly text: string | null;
  /** How it was done, where not at the desk: by a link in a mail, or at the command line. */
  readonly via: 'desk' | 'mail' | 'terminal' | null;
  /** In the history of everything: what the reference stands for, where it still exists and the reader may see it. */
  readonly submission?: { readonly form: FormName; readonly name: string };
}

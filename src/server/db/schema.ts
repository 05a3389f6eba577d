import type { Generated } from 'kysely';
import type { FormName } from '#contract/answer.ts';
import type { Role, Scope } from '#contract/desk/people.ts';
import type { LinkPurpose } from '#contract/desk/sign-in.ts';
import type { HistoryAction, HistoryEntry } from '#contract/desk/submissions.ts';
import type { DeliveryTry } from '#contract/desk/views.ts';
import type { ResumeKind } from '#contract/resume.ts';

/** The tables, alike on SQLite and PostgreSQL. Times are milliseconds since 1970. */
export interface Database {
  submissions: SubmissionRow;
  resumes: ResumeRow;
  subscribers: SubscriberRow;
  outbox: OutboxRow;
  recent_submissions: RecentSubmissionRow;
  delivery_attempts: DeliveryAttemptRow;
  delivery_alerts: DeliveryAlertRow;
  people: PersonRow;
  sign_in_links: SignInLinkRow;
  sessions: SessionRow;
  history: HistoryRow;
  item_search: ItemSearchRow;
  signing_keys: SigningKeyRow;
  digests: DigestRow;
  visit_counts: VisitCountRow;
}

/** Quarantined ones are kept and not mailed until a person releases or rejects them. */
export type SubmissionState = 'accepted' | 'quarantined' | 'rejected';

export interface SubmissionRow {
  id: string;
  /** For people to quote. */
  reference: string;
  form: FormName;
  state: SubmissionState;
  quarantine_reason: string | null;
  /** Lower case, to find all that belongs to a person. */
  email: string;
  /** The address that staff put in place of a mistyped one. Email to the visitor goes there. */
  corrected_email: string | null;
  name: string;
  /** The validated fields of the form as JSON. */
  payload: string;
  position: string | null;
  created_at: number;
  /** When a person marked it as answered. */
  acked_at: number | null;
  /** When the team was reminded that it is not. */
  reminded_at: number | null;
  /** Random; whoever holds it may confirm this subscription. Null where there is nothing to confirm. */
  confirm_token: string | null;
  /** The first moment at which the token does not count any more. */
  confirm_until: number | null;
  confirmed_at: number | null;
  /** Who of the desk has it in hand. */
  assignee: string | null;
  answered_by: string | null;
  /** Grows with each change at the desk. */
  version: number;
  /** What it is about: a category, a position or a topic. */
  subject: string;
  /** The name as lists are sorted by it. */
  sort_name: string;
  /** Equal for long texts of the same words. */
  alike_key: string | null;
  /** Where it came from, with consent: a `VisitPath` as JSON. Goes with the submission, whatever deletes that. */
  visit: string | null;
}

export interface ResumeRow {
  submission_id: string;
  file_name: string;
  kind: ResumeKind;
  size: number;
  sha256: string;
  /** What to beware of, comma-separated: `encrypted`, `macros`, `objects`. */
  flags: string;
  content: Uint8Array;
}

/** `pending`: nobody has confirmed that the address is theirs and wants the newsletter. */
export type SubscriberState = 'active' | 'pending' | 'unsubscribed';

export interface SubscriberRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  topic: string;
  /** Address and name as `foldText` writes them, to search in. */
  search_text: string;
  state: SubscriberState;
  /** Random; whoever holds it may unsubscribe the address. */
  token: string;
  /** The submission that the names and the topic come from. */
  activated_by: string;
  created_at: number;
  updated_at: number;
  unsubscribed_at: number | null;
}

export const MAIL_KINDS = [
  'company',
  'acknowledgement',
  'confirmation',
  'welcome',
  'reminder',
  'answer',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** To people of the desk. */
export const PEOPLE_MAIL_KINDS = ['sign-in', 'invitation', 'mention'] as const;
type PeopleMailKind = (typeof PEOPLE_MAIL_KINDS)[number];
export type LinkMailKind = Exclude<PeopleMailKind, 'mention'>;

/** To the team once a day, about all that waits. */
export const DIGEST_KIND = 'digest';

/** What another system is told: that something was sent, and that a subscription was confirmed. */
export const WEBHOOK_KINDS = ['webhook', 'webhook-confirmed'] as const;
type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** Everything that leaves the house. */
export type OutboxKind = MailKind | PeopleMailKind | WebhookKind | typeof DIGEST_KIND;

export function isWebhook(kind: OutboxKind): kind is WebhookKind {
  return (WEBHOOK_KINDS as readonly OutboxKind[]).includes(kind);
}

/** Mail to the company itself, which may have several recipients. */
export const COMPANY_KINDS: readonly OutboxKind[] = ['company', 'reminder'];

/** Mail to whoever wrote or applied, at the address that they typed. */
export const VISITOR_KINDS: readonly OutboxKind[] = ['acknowledgement', 'answer'];

/** `cancelled`: nobody wants it any more. `dead`: it cannot be delivered, and a person has to look. */
export type OutboxState = 'pending' | 'sent' | 'dead' | 'cancelled';

/** One message to one recipient: `sent` says that this one was accepted. */
export interface OutboxRow {
  id: string;
  kind: OutboxKind;
  /**
   * Who of the company gets it, or the corrected address of a visitor. Null where the submission says who it is for, and in
   * mail to the company that a version before this column left behind.
   */
  recipient: string | null;
  /** Null in mail to people of the desk, and in the digest. */
  submission_id: string | null;
  subscriber_id: string | null;
  /** Who of the desk gets it. */
  person_id: string | null;
  state: OutboxState;
  attempts: number;
  /** Nobody touches the row before this time. Claiming it moves the time on, which is the lease. */
  due_at: number;
  /** Whose claim it is; null when it is nobody's. */
  lease: string | null;
  /** The same at each attempt and for all recipients of a message, so that receivers recognise a second copy. */
  message_id: string;
  last_error: string | null;
  created_at: number;
  done_at: number | null;
  /** Of an answer from the desk: what somebody wrote. Of a mention: who wrote the note; its reference and history id. */
  subject: string | null;
  body: string | null;
}

/** One try to deliver a message. */
interface DeliveryAttemptRow {
  id: Generated<number>;
  outbox_id: string;
  at: number;
  outcome: DeliveryTry['outcome'];
  /** In the words of the mail server. */
  answer: string | null;
}

/** What the receiver of webhooks was last told about mail to the company. There is one row at most. */
export interface DeliveryAlertRow {
  id: string;
  event: 'delivery.failing' | 'delivery.recovered';
  /** 1 when it was told that something waits. */
  is_waiting: number;
  /** When the last message was given up of which it was told; 0 when of none. */
  given_up_at: number;
  told_at: number;
  /** Until then one process is about to tell the next. */
  lease_until: number;
}

interface RecentSubmissionRow {
  fingerprint: string;
  submission_id: string;
  expires_at: number;
}

/** Somebody who works at the desk. One who was removed stays for the history's sake and cannot sign in. */
export interface PersonRow {
  id: string;
  /** Lower case. */
  email: string;
  name: string;
  role: Role;
  scope: Scope;
  invited_at: number;
  removed_at: number | null;
  last_seen_at: number | null;
}

export interface SignInLinkRow {
  /** SHA-256: whoever reads the database cannot sign in with it. */
  token_hash: string;
  /** Null in the link for the first administrator. */
  person_id: string | null;
  purpose: LinkPurpose;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

export interface SessionRow {
  /** SHA-256 of what the cookie holds. */
  id_hash: string;
  /** To name it by, which gives no access. */
  id: string;
  person_id: string;
  /** "Firefox on Windows". No address is kept. */
  browser: string;
  created_at: number;
  last_used_at: number;
  expires_at: number;
}

export interface HistoryRow {
  id: Generated<number>;
  at: number;
  /** Null: the server itself. */
  person_id: string | null;
  action: HistoryAction;
  reference: string | null;
  form: FormName | null;
  about_id: string | null;
  text: string | null;
  via: HistoryEntry['via'];
}

/** What an item is found by. The index of the words themselves is the database's own. */
interface ItemSearchRow {
  /** Counts up in the order in which items came. */
  id: Generated<number>;
  submission_id: string;
  words: string;
}

interface SigningKeyRow {
  name: string;
  /** In base64url. */
  key: string;
  created_at: number;
}

/** A day on which the team was told of what waits, or on which nothing did. */
interface DigestRow {
  /** 2026-11-16, by the clock of the digest. */
  day: string;
  made_at: number;
}

/** A count and nothing about who was counted. */
export interface VisitCountRow {
  day: string;
  kind: VisitKind;
  /** A path, a host, a form: what the kind is about. */
  subject: string;
  /** A step or field of a form, a step of the scale of a web vital; else empty. */
  detail: string;
  count: number;
}

/**
 * What is counted. `page` and `entry` are pages shown and first pages of visits, `to-form` and `to-sent` pages of visits that
 * opened and sent a form; `campaign-sent` counts what was sent, by the campaign that led here.
 */
export const VISIT_KINDS = [
  'page',
  'entry',
  'width',
  'referrer',
  'campaign',
  'campaign-sent',
  'form',
  'left',
  'to-form',
  'to-sent',
  'lcp',
  'inp',
  'cls',
  'set-apart',
] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

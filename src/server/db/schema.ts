import type { Generated } from 'kysely';
import type { Role, Scope, SiteRight } from '#contract/desk/people.ts';
import type { LinkPurpose } from '#contract/desk/sign-in.ts';
import type { ReleaseKind } from '#contract/desk/site.ts';
import type { HistoryAction, HistoryEntry } from '#contract/desk/submissions.ts';
import type { DeliveryTry } from '#contract/desk/views.ts';
import type { FormName } from '#contract/forms.ts';
import type { ResumeKind } from '#contract/resume.ts';

/** The tables, the same on SQLite and PostgreSQL. Times are Unix milliseconds. */
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
  site_releases: SiteReleaseRow;
  site_draft: SiteDraftRow;
  site_edits: SiteEditRow;
  site_scheduled: SiteScheduledRow;
  site_state: SiteStateRow;
  site_media: SiteMediaRow;
  site_media_versions: SiteMediaVersionRow;
}

/** `quarantined`: stored but not mailed until a person releases or rejects it. */
export type SubmissionState = 'accepted' | 'quarantined' | 'rejected';

export interface SubmissionRow {
  id: string;
  /** For people to quote. */
  reference: string;
  form: FormName;
  state: SubmissionState;
  quarantine_reason: string | null;
  /** Delivered, but possibly spam: the words and marks that say so. */
  spam_hint: string | null;
  /** Lower case, to find all submissions of a person. */
  email: string;
  /** The address that staff put in place of a mistyped one. Email to the visitor goes there. */
  corrected_email: string | null;
  name: string;
  /** The validated fields of the form as JSON. */
  payload: string;
  position: string | null;
  created_at: number;
  /** When it was closed: by a reply (once delivered, if it was refused first) or by hand. Null again when it is reopened. */
  acked_at: number | null;
  /** When the team was reminded to answer. */
  reminded_at: number | null;
  /** Random secret of the confirmation link. Null where there is nothing to confirm. */
  confirm_token: string | null;
  /** Expiry of the token, exclusive. */
  confirm_until: number | null;
  confirmed_at: number | null;
  /** Person id. */
  assignee: string | null;
  answered_by: string | null;
  /** Incremented with each change at the desk, for optimistic locking. */
  version: number;
  /** The chosen category, position or topic. */
  subject: string;
  /** The name, folded for sorting. */
  sort_name: string;
  /** Equal for long texts that are nearly the same. */
  alike_key: string | null;
  /** Where the visitor came from, with consent: a `VisitPath` as JSON. */
  visit: string | null;
}

export interface ResumeRow {
  submission_id: string;
  file_name: string;
  kind: ResumeKind;
  size: number;
  sha256: string;
  /** Warnings, comma-separated: `encrypted`, `macros`, `objects`. */
  flags: string;
  content: Uint8Array;
}

/** `pending`: the confirmation link was not followed yet. */
export type SubscriberState = 'active' | 'pending' | 'unsubscribed';

export interface SubscriberRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  topic: string;
  /** Address and name, folded by `foldText`. */
  search_text: string;
  state: SubscriberState;
  /** Random secret of the unsubscribe link. */
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

/** To staff. */
export const PEOPLE_MAIL_KINDS = ['sign-in', 'invitation', 'mention', 'review'] as const;
type PeopleMailKind = (typeof PEOPLE_MAIL_KINDS)[number];
export type LinkMailKind = Exclude<PeopleMailKind, 'mention' | 'review'>;

/** To the team once a day, about everything unanswered. */
export const DIGEST_KIND = 'digest';

/** Events: a submission was accepted, a subscription was confirmed. */
export const WEBHOOK_KINDS = ['webhook', 'webhook-confirmed'] as const;
type WebhookKind = (typeof WEBHOOK_KINDS)[number];

export type OutboxKind = MailKind | PeopleMailKind | WebhookKind | typeof DIGEST_KIND;

export function isWebhook(kind: OutboxKind): kind is WebhookKind {
  return (WEBHOOK_KINDS as readonly OutboxKind[]).includes(kind);
}

/** Mail to the company itself, which may have several recipients. */
export const COMPANY_KINDS: readonly OutboxKind[] = ['company', 'reminder'];

/** Mail to the visitor of an enquiry or application, at the address that they typed. */
export const VISITOR_KINDS: readonly OutboxKind[] = ['acknowledgement', 'answer'];

/** `cancelled`: no longer wanted. `dead`: undeliverable, and a person has to look. */
export type OutboxState = 'pending' | 'sent' | 'dead' | 'cancelled';

/** One message to one recipient. */
export interface OutboxRow {
  id: string;
  kind: OutboxKind;
  /**
   * A company address, or the corrected address of a visitor. Null where the recipient follows from the submission
   * (acknowledgement, confirmation, welcome, answer), for webhooks, and in company mail queued before this column existed.
   */
  recipient: string | null;
  /** Null in mail to staff and in the digest. */
  submission_id: string | null;
  subscriber_id: string | null;
  /** The recipient of mail to staff. */
  person_id: string | null;
  state: OutboxState;
  attempts: number;
  /** No worker takes the row before this time. Claiming it moves the time forward: the lease. */
  due_at: number;
  /** Id of the claim; null when unclaimed. */
  lease: string | null;
  /** The same for each attempt and each recipient of a message, so that receivers recognize a duplicate. */
  message_id: string;
  last_error: string | null;
  /** When it was queued; staff who send it again restart it. The history has the time of the action itself. */
  created_at: number;
  done_at: number | null;
  /** Of an answer: the text. Of a mention: the author of the note; its reference and history id. */
  subject: string | null;
  body: string | null;
}

interface DeliveryAttemptRow {
  id: Generated<number>;
  outbox_id: string;
  at: number;
  outcome: DeliveryTry['outcome'];
  /** The reply of the mail server. */
  answer: string | null;
}

/** The last alert about company mail that was sent as a webhook. There is one row at most. */
export interface DeliveryAlertRow {
  id: string;
  event: 'delivery.failing' | 'delivery.recovered';
  /** 1 when the alert said that mail is waiting. */
  is_waiting: number;
  /** Time of the last dead message that was reported; 0 for none. */
  given_up_at: number;
  told_at: number;
  /** Until then one process is sending the next alert. */
  lease_until: number;
}

interface RecentSubmissionRow {
  fingerprint: string;
  submission_id: string;
  expires_at: number;
}

/** A member of staff. A removed person stays for the history and cannot sign in. */
export interface PersonRow {
  id: string;
  /** Lower case. */
  email: string;
  name: string;
  role: Role;
  scope: Scope;
  site: SiteRight;
  invited_at: number;
  removed_at: number | null;
  last_seen_at: number | null;
}

export interface SignInLinkRow {
  /** SHA-256, so that read access to the database does not let anyone sign in. */
  token_hash: string;
  /** Null in the link for the first administrator. */
  person_id: string | null;
  purpose: LinkPurpose;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

export interface SessionRow {
  /** SHA-256 of the value of the cookie. */
  id_hash: string;
  /** Names the session in the API; gives no access. */
  id: string;
  person_id: string;
  /** "Firefox on Windows". The IP address is not stored. */
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

/** The words of a submission for search. The full-text index itself differs between the databases. */
interface ItemSearchRow {
  /** In the order of arrival. */
  id: Generated<number>;
  submission_id: string;
  words: string;
}

interface SigningKeyRow {
  name: string;
  /** Base64url. */
  key: string;
  created_at: number;
}

/** A day whose digest was sent, or was skipped because nothing was waiting. */
interface DigestRow {
  /** 2026-11-16, in the time zone of the digest. */
  day: string;
  made_at: number;
}

/** An aggregate without personal data. */
export interface VisitCountRow {
  day: string;
  kind: VisitKind;
  /** A path, host or form, depending on the kind. */
  subject: string;
  /** A step or field of a form, or a bucket of a web vital; else empty. */
  detail: string;
  count: number;
}

/**
 * `page` and `entry`: page views and first pages of visits. `to-form` and `to-sent`: pages of visits that opened or sent a
 * form. `campaign-sent`: submissions by campaign.
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

/** A version of the public site. */
export interface SiteReleaseRow {
  number: number;
  kind: ReleaseKind;
  /** Null for a deployment. */
  person_id: string | null;
  at: number;
  note: string;
  changes: number;
  /** The number of the release that a roll-back restored. */
  restored: number | null;
  /** All files as JSON. */
  content: string;
  /** The hash of the content that a deployment was built with. */
  built: string | null;
}

/** A file of the draft that differs from the live one. */
export interface SiteDraftRow {
  file: string;
  /** Null for a deleted file. */
  content: string | null;
  version: number;
}

/** The last edit of a value. */
export interface SiteEditRow {
  file: string;
  path: string;
  person_id: string | null;
  at: number;
}

export interface SiteScheduledRow {
  id: string;
  person_id: string;
  created_at: number;
  /** When it is published. */
  at: number;
  note: string;
  /** Ids of its changes, as a JSON list. */
  changes: string;
  /** Why it was not published at its time. */
  problem: string | null;
}

/** There is one row at most. */
export interface SiteStateRow {
  id: number;
  /** Incremented with each edit, publish and schedule. */
  version: number;
  review_person_id: string | null;
  review_at: number | null;
  review_note: string | null;
  /** Edits that a deployment also changed: a `KeptEdit` list as JSON. */
  kept: Generated<string>;
}

/** A picture uploaded at the desk. */
export interface SiteMediaRow {
  /** As content names it. */
  name: string;
  /** What pages need to know: a `MediaEntry` as JSON. */
  entry: string;
  person_id: string | null;
  /** The last upload of the same file. */
  at: number;
  /** In its own format, without metadata. */
  bytes: Uint8Array;
}

/** One width of a picture in one format, as pages show it. */
export interface SiteMediaVersionRow {
  /** The last part of its URL. */
  file: string;
  media: string;
  bytes: Uint8Array;
}

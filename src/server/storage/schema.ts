import type { FormName } from '#contract/answer.ts';

/** The tables, alike on SQLite and PostgreSQL. Times are milliseconds since 1970. */
export interface Database {
  submissions: SubmissionRow;
  resumes: ResumeRow;
  subscribers: SubscriberRow;
  outbox: OutboxRow;
  recent_submissions: RecentSubmissionRow;
  delivery_alerts: DeliveryAlertRow;
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
}

export interface ResumeRow {
  submission_id: string;
  file_name: string;
  kind: string;
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
  state: SubscriberState;
  /** Random; whoever holds it may unsubscribe the address. */
  token: string;
  /** The submission that the names and the topic come from. */
  activated_by: string;
  created_at: number;
  updated_at: number;
  unsubscribed_at: number | null;
}

export const MAIL_KINDS = ['company', 'acknowledgement', 'confirmation', 'welcome', 'reminder'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** What another system is told: that something was sent, and that a subscription was confirmed. */
export const WEBHOOK_KINDS = ['webhook', 'webhook-confirmed'] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** Everything that leaves the house. */
export type OutboxKind = MailKind | WebhookKind;

export function isWebhook(kind: OutboxKind): kind is WebhookKind {
  return (WEBHOOK_KINDS as readonly OutboxKind[]).includes(kind);
}

/** Mail to the company itself, which may have several recipients. */
export const COMPANY_KINDS: readonly OutboxKind[] = ['company', 'reminder'];

/** `cancelled`: nobody wants it any more. `dead`: it cannot be delivered, and a person has to look. */
export type OutboxState = 'pending' | 'sent' | 'dead' | 'cancelled';

/** One message to one recipient: `sent` says that this one was accepted. */
export interface OutboxRow {
  id: string;
  kind: OutboxKind;
  /**
   * Who of the company gets it. Null where the submission says who it is for, and in mail to the company that a version
   * before this column left behind.
   */
  recipient: string | null;
  submission_id: string;
  subscriber_id: string | null;
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

export interface RecentSubmissionRow {
  fingerprint: string;
  submission_id: string;
  expires_at: number;
}

import { randomUUID } from 'node:crypto';
import { COMPANY_KINDS, type OutboxKind, type OutboxRow } from './schema.ts';

export interface NewMessage {
  readonly kind: OutboxKind;
  readonly submissionId: string | null;
  readonly subscriberId: string | null;
  /** Who of the company gets it, if it is for the company. */
  readonly recipients: readonly string[];
  readonly personId?: string;
  readonly messageIdDomain: string;
  readonly now: number;
}

/** Something to send, due at once: a row for each recipient. They share the Message-ID, as it is one message. */
export function newOutboxRows(message: NewMessage): OutboxRow[] {
  const { kind, submissionId, subscriberId, personId = null, recipients, messageIdDomain, now } = message;
  const messageId = `<${randomUUID()}@${messageIdDomain}>`;
  const receivers = COMPANY_KINDS.includes(kind) ? [...new Set(recipients)] : [null];
  return receivers.map((recipient) => ({
    id: randomUUID(),
    kind,
    recipient,
    submission_id: submissionId,
    subscriber_id: subscriberId,
    person_id: personId,
    state: 'pending',
    attempts: 0,
    due_at: now,
    lease: null,
    message_id: messageId,
    last_error: null,
    created_at: now,
    done_at: null,
    subject: null,
    body: null,
  }));
}

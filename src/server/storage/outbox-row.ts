import { randomUUID } from 'node:crypto';
import type { OutboxKind, OutboxRow } from './schema.ts';

export interface NewOutboxRow {
  readonly kind: OutboxKind;
  readonly submissionId: string;
  readonly subscriberId: string | null;
  readonly messageIdDomain: string;
  readonly now: number;
}

/** Something to send, due at once. */
export function newOutboxRow(options: NewOutboxRow): OutboxRow {
  const { kind, submissionId, subscriberId, messageIdDomain, now } = options;
  const id = randomUUID();
  return {
    id,
    kind,
    submission_id: submissionId,
    subscriber_id: subscriberId,
    state: 'pending',
    attempts: 0,
    due_at: now,
    lease: null,
    message_id: `<${id}@${messageIdDomain}>`,
    last_error: null,
    created_at: now,
    done_at: null,
  };
}

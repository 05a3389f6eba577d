import { randomUUID } from 'node:crypto';
import type { NewSubmission } from '#server/submissions/store.ts';

/** A fixed time for tests. */
export const NOW = 1_750_000_000_000;
export const DUPLICATE_WINDOW = 300_000;

/** A submission for the stores, unique unless fields are given. */
export function newSubmission(fields: Partial<NewSubmission> = {}): NewSubmission {
  const id = randomUUID();
  return {
    id,
    reference: id.slice(0, 9),
    form: 'contact',
    email: 'ann@example.com',
    name: 'Ann',
    payload: { name: 'Ann', text: 'ÄÖ 漢字 🙂 "quotes" \\ \' ;--' },
    position: null,
    quarantineReason: null,
    createdAt: NOW,
    fingerprint: id,
    duplicateUntil: NOW + DUPLICATE_WINDOW,
    resume: null,
    visit: null,
    mails: ['company', 'acknowledgement'],
    recipients: ['team@example.com'],
    messageIdDomain: 'example.com',
    needsConfirmation: false,
    ...fields,
  };
}

export function newSubscription(topic: string, fields: Partial<NewSubmission> = {}): NewSubmission {
  return newSubmission({
    form: 'newsletter',
    payload: { firstName: 'Ann', lastName: 'B', topic },
    mails: ['company', 'welcome'],
    ...fields,
  });
}

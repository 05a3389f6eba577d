import type { OutboxContent } from '../storage/outbox-content.ts';
import type { Claim } from '../storage/outbox-store.ts';

/**
 * What a webhook says about a submission, the same bytes at each attempt. The file of an application stays in the
 * database; the receiver learns its name, size and hash.
 */
export function webhookBody(
  { id, kind }: Pick<Claim, 'id' | 'kind'>,
  { submission, resumeFacts }: OutboxContent,
): string {
  const isConfirmed = kind === 'webhook-confirmed';
  return JSON.stringify({
    id,
    event: isConfirmed ? 'subscription.confirmed' : 'submission.accepted',
    form: submission.form,
    reference: submission.reference,
    receivedAt: new Date(submission.created_at).toISOString(),
    ...(isConfirmed && { confirmedAt: new Date(submission.confirmed_at ?? 0).toISOString() }),
    name: submission.name,
    email: submission.email,
    position: submission.position,
    fields: JSON.parse(submission.payload),
    resume:
      resumeFacts === null
        ? null
        : {
            fileName: resumeFacts.file_name,
            kind: resumeFacts.kind,
            size: resumeFacts.size,
            sha256: resumeFacts.sha256,
            flags: resumeFacts.flags === '' ? [] : resumeFacts.flags.split(','),
          },
  });
}

import type { OutboxContent } from '../storage/outbox-content.ts';

/**
 * What a webhook says about a submission, the same bytes at each attempt. The file of an application stays in the
 * database; the receiver learns its name, size and hash.
 */
export function webhookBody(id: string, { submission, resumeFacts }: OutboxContent): string {
  return JSON.stringify({
    id,
    event: 'submission.accepted',
    form: submission.form,
    reference: submission.reference,
    receivedAt: new Date(submission.created_at).toISOString(),
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

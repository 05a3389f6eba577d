import type { Company } from '#server/shared/company.ts';
import type { Storage } from '../../src/server/db/storage.ts';
import { companyRecipients } from '../../src/server/mail/sender.ts';

import { createRateLimiter } from '../../src/server/shared/rate-limiter.ts';
import {
  createSubmissions,
  type SubmissionResult,
  type Submissions,
} from '../../src/server/submissions/receive.ts';
import { createResumeInspection } from '../../src/server/submissions/resume-inspection.ts';
import { createSubmissionStore } from '../../src/server/submissions/store.ts';

/** The forms, without the server around them: what is sent is kept as of the time that is said. */
export function submissionsAt(
  storage: Storage,
  email: Pick<Company['email'], 'general' | 'careers'>,
): (now: number) => Submissions {
  const store = createSubmissionStore(storage);
  const resumes = createResumeInspection();
  return (now) =>
    createSubmissions({
      store,
      resumes,
      addressLimit: createRateLimiter(null),
      duplicateWindowMs: 0,
      outgoing: { acknowledge: true, confirm: true, webhook: false },
      recipients: companyRecipients(email, {}),
      messageIdDomain: 'example.com',
      onSaved: () => {},
      now: () => now,
    });
}

export function referenceOf(result: SubmissionResult): string {
  if (result.status !== 'accepted') throw new Error(JSON.stringify(result));
  return result.reference;
}

import { company } from '../../src/content/company.ts';
import type { FormName } from '../../src/contract/answer.ts';
import type { Storage } from '../../src/server/storage/storage.ts';
import { createSubmissionStore } from '../../src/server/storage/submission-store.ts';
import { createRateLimiter } from '../../src/server/submissions/rate-limiter.ts';
import { createSubmissions, type SubmissionResult } from '../../src/server/submissions/submissions.ts';
import type { Suspicion } from '../../src/server/submissions/suspicion.ts';
import { MEDIA_TYPES, pdfResume } from './resumes.ts';
import { APPLICATION, CONTACT, NEWSLETTER } from './sample-submissions.ts';

/** Submissions as the forms hand them on, at any time. */
export function createSender(storage: Storage) {
  const store = createSubmissionStore(storage);
  const at = (now: number) =>
    createSubmissions({
      store,
      addressLimit: createRateLimiter(null),
      duplicateWindowMs: 0,
      outgoing: { acknowledge: true, confirm: true, webhook: false },
      recipients: {
        contact: [company.email.general],
        careers: [company.email.careers],
        newsletter: [company.email.general],
      } satisfies Record<FormName, readonly string[]>,
      messageIdDomain: 'kelvane.example',
      onSaved: () => {},
      now: () => now,
    });
  const referenceOf = (result: SubmissionResult): string => {
    if (result.status !== 'accepted') throw new Error(JSON.stringify(result));
    return result.reference;
  };
  const emailOf = (name: string) =>
    `${
      name
        .normalize('NFD')
        .replace(/[^a-z]/gi, '')
        .toLowerCase() || 'visitor'
    }@visitor.example`;
  return {
    contact: async (
      when: number,
      why: Suspicion | null,
      fields: Partial<Record<keyof typeof CONTACT, string>>,
    ) =>
      referenceOf(await at(when).contact({ ...CONTACT, email: emailOf(fields.name ?? ''), ...fields }, why)),
    careers: async (when: number, position: string, fields: Partial<typeof APPLICATION>) => {
      const { firstName = '', lastName = '' } = fields;
      const upload = {
        declaredType: MEDIA_TYPES.pdf,
        fileName: `${firstName} ${lastName}.pdf`,
        bytes: pdfResume(),
      };
      const input = {
        fields: { ...APPLICATION, email: emailOf(firstName + lastName), ...fields },
        position,
        upload,
      };
      return referenceOf(await at(when).careers(input, null));
    },
    newsletter: async (when: number, fields: Partial<typeof NEWSLETTER>) =>
      referenceOf(await at(when).newsletter({ ...NEWSLETTER, ...fields }, null)),
  };
}

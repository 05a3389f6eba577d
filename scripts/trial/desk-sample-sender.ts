import { company } from '../../src/content/company.ts';
import type { Storage } from '../../src/server/db/storage.ts';
import type { Suspicion } from '../../src/server/submissions/judgement/judge.ts';
import { MEDIA_TYPES, pdfResume } from './resumes.ts';
import { APPLICATION, CONTACT, NEWSLETTER } from './sample-submissions.ts';
import { referenceOf, submissionsAt } from './send-to-storage.ts';

/** Submissions as the forms hand them on, at any time. */
export function createSender(storage: Storage) {
  const at = submissionsAt(storage, company.email);
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
    ) => {
      const sent = { fields: { ...CONTACT, email: emailOf(fields.name ?? ''), ...fields } };
      return referenceOf(await at(when).receive('contact', sent, why));
    },
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
      return referenceOf(await at(when).receive('careers', input, null));
    },
    newsletter: async (when: number, fields: Partial<typeof NEWSLETTER>) =>
      referenceOf(await at(when).receive('newsletter', { fields: { ...NEWSLETTER, ...fields } }, null)),
  };
}

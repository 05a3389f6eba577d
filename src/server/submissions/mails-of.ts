import type { FormName, MailKind } from '../storage/schema.ts';

/** The mails that a submission of this form sets going once it is accepted, at once or by a person later. */
export function mailsOf(form: FormName, acknowledge: boolean): readonly MailKind[] {
  if (form === 'newsletter') return ['company', 'welcome'];
  return acknowledge ? ['company', 'acknowledgement'] : ['company'];
}

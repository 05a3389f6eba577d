import { confirmText } from '#content/answers.ts';
import { filled } from '#content/filled.ts';
import { plainTexts } from '#content/server-pages.ts';
import type { FormAnswer, FormName } from '#contract/answer.ts';
import { fieldLabel } from '#contract/forms.ts';
import {
  CAREERS_MESSAGES,
  CONTACT_MESSAGES,
  type FormMessage,
  NEWSLETTER_MESSAGES,
} from '#contract/messages.ts';
import { RESUME_FIELD, RESUME_LABEL } from '#contract/resume.ts';

/** Careers has no titles. */
const NOTICES: Readonly<Record<FormName, Readonly<Record<'success' | 'refused', FormMessage | string>>>> = {
  newsletter: NEWSLETTER_MESSAGES,
  contact: CONTACT_MESSAGES,
  careers: CAREERS_MESSAGES,
};

/** What the page would say, for when there is no page to say it in. */
export function answerText({ form, success, reference, mustConfirm, errors }: FormAnswer): string {
  const notice = NOTICES[form][success ? 'success' : 'refused'];
  const labelOf = (name: string) => (name === RESUME_FIELD ? RESUME_LABEL : fieldLabel(form, name));
  const problems = Object.entries(errors).map(([name, problem]) => `${labelOf(name)}: ${problem}`);
  const paragraphs = [
    ...(typeof notice === 'string' ? [notice] : [notice.title, notice.text]),
    ...(mustConfirm ? [confirmText] : []),
    ...(reference === undefined ? [] : [filled(plainTexts.reference, { reference })]),
    ...(problems.length > 0 ? [problems.join('\n')] : []),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

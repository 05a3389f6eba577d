import { filled } from '#content/filled.ts';
import type { FormAnswer } from '#contract/answer.ts';
import { FORMS, fieldLabel } from '#contract/forms.ts';
import { RESUME_FIELD, RESUME_LABEL } from '#contract/resume.ts';
import { answerTexts, plainTexts } from '#generated/texts/site.ts';

/** The text of the result page, for when the page cannot be rendered. */
export function answerText({ form, success, reference, mustConfirm, errors }: FormAnswer): string {
  const notice = FORMS[form].messages[success ? 'success' : 'refused'];
  const labelOf = (name: string) => (name === RESUME_FIELD ? RESUME_LABEL : fieldLabel(form, name));
  const problems = Object.entries(errors).map(([name, problem]) => `${labelOf(name)}: ${problem}`);
  const paragraphs = [
    ...(typeof notice === 'string' ? [notice] : [notice.title, notice.text]),
    ...(mustConfirm ? [answerTexts.confirm] : []),
    ...(reference === undefined ? [] : [filled(plainTexts.reference, { reference })]),
    ...(problems.length > 0 ? [problems.join('\n')] : []),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

import type { FormAnswer } from '#contract/answer.ts';

/** Values and errors of a form that was submitted without script and refused. */
export type SubmittedForm = Pick<FormAnswer, 'values' | 'errors'>;

export interface FormProps {
  readonly submitted?: SubmittedForm;
}

import type { FormAnswer } from '#contract/answer.ts';

/** What a form is given back with when the browser sent it by itself and the server refused it. */
export type SentBefore = Pick<FormAnswer, 'values' | 'errors'>;

export interface FormProps {
  readonly sentBefore?: SentBefore;
}

import type { FormName } from './forms.ts';
import type { FieldErrors } from './reply.ts';

/** What is told to a visitor whose browser sent a form by itself, without our script. */
export interface FormAnswer {
  readonly form: FormName;
  readonly success: boolean;
  /** Of what was sent with success; a newsletter subscription has none. */
  readonly reference?: string;
  /** A link was mailed that has to be followed before a subscription counts. */
  readonly mustConfirm?: boolean;
  /**
   * What stood in the form, so that nothing has to be typed again; a ticked checkbox is `on`. With an application also the
   * `position` that it is for: the form that is shown again has it in its action, as nothing else would remember it.
   */
  readonly values: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
}

/** Gives the whole document that says so, in the look of the site. */
export type RenderAnswer = (answer: FormAnswer) => string | Promise<string>;

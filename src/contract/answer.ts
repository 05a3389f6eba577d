import type { FormName } from './forms.ts';
import type { FieldErrors } from './reply.ts';

/** The result of a form that the browser submitted without our script. */
export interface FormAnswer {
  readonly form: FormName;
  readonly success: boolean;
  /** Set on success; a newsletter subscription has none. */
  readonly reference?: string;
  /** The subscription counts only after the visitor follows the link in the confirmation email. */
  readonly mustConfirm?: boolean;
  /**
   * The submitted values, to refill the form; a checked checkbox is `on`. For an application also the `position`: the
   * form puts it into its action again.
   */
  readonly values: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
}

/** Renders the result as a complete page in the site's design. */
export type RenderAnswer = (answer: FormAnswer) => string | Promise<string>;

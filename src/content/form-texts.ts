import { mailTexts } from '#generated/texts/mails.ts';
import type { LinkRecord } from './types.ts';

/**
 * The texts of each form in its emails and on the result page of a form submitted without script. The server fills in the
 * placeholders in braces: any field of the form by its name, `name`, `position`, `reference`.
 */
export interface FormTexts {
  /** To the company, about a new submission. */
  readonly companyMail: {
    readonly subject: string;
    readonly preview: string;
    readonly eyebrow: string;
    readonly title: string;
    /** Below the submitted fields. */
    readonly note?: string;
  };
  /** For a form with a reply promise: the subject matter of the reminder, and the fields that it omits. */
  readonly reminder?: { readonly about: string; readonly without: readonly string[] };
  /** Sent to the visitor immediately; null to send none. Only choice fields may be placeholders, never text that was typed. */
  readonly acknowledgement: {
    readonly subject: string;
    readonly preview: string;
    readonly eyebrow: string;
    readonly title: string;
    readonly thanks: string;
    /** Below the reference. `phone` is the phone number of the company. */
    readonly quote?: string;
  } | null;
  readonly answerPage: { readonly heading: string; readonly back: LinkRecord };
}

export const textsByForm: Readonly<Record<keyof typeof mailTexts.forms, FormTexts>> = mailTexts.forms;

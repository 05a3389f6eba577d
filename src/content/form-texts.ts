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
    /** Below all that was sent. */
    readonly note?: string;
  };
  /** Of a form with a reply promise: what is waited for, in the subject of the reminder, and what its facts leave out. */
  readonly reminder?: { readonly about: string; readonly without: readonly string[] };
  /** To the visitor, at once. Null: none is sent. Of the fields only choices are filled in, none that somebody typed. */
  readonly acknowledgement: {
    readonly subject: string;
    readonly preview: string;
    readonly eyebrow: string;
    readonly title: string;
    readonly thanks: string;
    /** Below the reference. `phone`: the company's. */
    readonly quote?: string;
  } | null;
  readonly answerPage: { readonly heading: string; readonly back: LinkRecord };
}

export const textsByForm: Readonly<Record<keyof typeof mailTexts.forms, FormTexts>> = mailTexts.forms;

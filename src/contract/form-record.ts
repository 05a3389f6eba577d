import type { Field, TextField } from './form-field.ts';

/** Behavior that forms of one kind share, whatever their fields. */
export const FORM_KINDS = {
  enquiry: { scope: 'enquiries', isAnswered: true, takesResume: false },
  /** Has a resume, and may name a position. */
  application: { scope: 'applications', isAnswered: true, takesResume: true },
  /** Needs no answer. The owner of the address confirms it; `src/server/subscribers` handles one such form. */
  subscription: { scope: 'enquiries', isAnswered: false, takesResume: false },
} as const satisfies Record<string, FormKindRecord>;

interface FormKindRecord {
  /** The desk's list for its submissions, and the scope of staff who see them. */
  readonly scope: 'enquiries' | 'applications';
  /** Staff answer its submissions, and the visitor gets a reference. */
  readonly isAnswered: boolean;
  readonly takesResume: boolean;
}

export type FormKind = keyof typeof FORM_KINDS;

/** Messages to visitors, word for word as specified. */
export interface FormMessage {
  readonly title: string;
  readonly text: string;
}

/** A form, defined once. The texts of its mails and its result page are in content/mails.json. */
export interface FormRecord {
  /** Stored in the database and in links; never change it. */
  readonly name: string;
  readonly kind: FormKind;
  /** The name for staff: "Contact" in columns, "the contact form" in sentences. */
  readonly label: string;
  readonly endpoint: `/api/email/${string}`;
  /** An alias of `endpoint`, for scripts. */
  readonly alternative?: string;
  /** The name of its component in `src/features/islands.ts`. */
  readonly island: string;
  /** In the order of the form. Acknowledgment and answer go to `email`. */
  readonly fields: { readonly [name: string]: Field; readonly email: TextField };
  readonly nameFields: readonly string[];
  /** The field with the subject. Null: the position of an application, otherwise the label of the form. */
  readonly subjectField: string | null;
  /** Visitors are promised an answer within one business day, and the team gets a reminder. */
  readonly hasReplyPromise: boolean;
  /** A message without a title is a string. */
  readonly messages: Readonly<Record<'success' | 'refused' | 'failed', FormMessage | string>> & {
    readonly [special: string]: FormMessage | string;
  };
  /** The label of the submit button, and its label while sending. */
  readonly submit: { readonly label: string; readonly busy: string };
}

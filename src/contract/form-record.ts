import type { Field, TextField } from './form-field.ts';

/** All that is done alike with a form, whatever its fields are, follows from its kind. */
export const FORM_KINDS = {
  enquiry: { scope: 'enquiries', isAnswered: true, takesResume: false },
  /** Comes with a resume, and may name a position. */
  application: { scope: 'applications', isAnswered: true, takesResume: true },
  /** Waits for nobody. The owner of the address confirms it; `src/server/subscribers` knows one such form. */
  subscription: { scope: 'enquiries', isAnswered: false, takesResume: false },
} as const satisfies Record<string, FormKindRecord>;

interface FormKindRecord {
  /** The desk's list with its submissions, and the scope of staff who see them. */
  readonly scope: 'enquiries' | 'applications';
  /** Staff answer it, and the visitor gets a reference. */
  readonly isAnswered: boolean;
  readonly takesResume: boolean;
}

export type FormKind = keyof typeof FORM_KINDS;

/** What visitors are told about a submission, word for word as specified. */
export interface FormMessage {
  readonly title: string;
  readonly text: string;
}

/** A form, written down once. `src/content/form-texts.ts` has what its mails and its answer page say. */
export interface FormRecord {
  /** In the database and in links; never changed. */
  readonly name: string;
  readonly kind: FormKind;
  /** As staff call it: "Contact" in columns, "the contact form" in sentences. */
  readonly label: string;
  readonly endpoint: `/api/email/${string}`;
  /** Does the same as `endpoint`, for scripts. */
  readonly alternative?: string;
  /** Its component, by the name in `src/features/islands.ts`. */
  readonly island: string;
  /** In the order of the form. Acknowledgement and answer go to `email`. */
  readonly fields: { readonly [name: string]: Field; readonly email: TextField };
  /** The fields that make up the visitor's name. */
  readonly nameFields: readonly string[];
  /** The field that says what it is about. Null: the position of an application, else the label of the form. */
  readonly subjectField: string | null;
  /** Visitors are promised an answer within one business day; the team is reminded before. */
  readonly hasReplyPromise: boolean;
  /** A message without a title is a string. */
  readonly messages: Readonly<Record<'success' | 'refused' | 'failed', FormMessage | string>> & {
    readonly [special: string]: FormMessage | string;
  };
  /** On the button, before and while it is sent. */
  readonly submit: { readonly label: string; readonly busy: string };
}

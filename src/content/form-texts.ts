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

export const textsByForm = {
  contact: {
    companyMail: {
      subject: 'Enquiry: {enquiryType} / {specificCategory} [{reference}]',
      preview: '{name}, {organization}',
      eyebrow: 'Enquiry: {enquiryType}',
      title: '{specificCategory}',
      note: 'Reply to this email to answer the visitor. We promised a reply within one business day.',
    },
    reminder: { about: '{enquiryType} / {specificCategory}', without: ['role'] },
    acknowledgement: {
      subject: 'We have your message [{reference}]',
      preview: 'We will get back to you within one business day. Reference {reference}',
      eyebrow: '{enquiryType}: {specificCategory}',
      title: 'We have your message',
      thanks: "Thank you for contacting us. We'll get back to you within one business day.",
      quote: 'Please quote the reference if you call us at {phone}, or reply to this email.',
    },
    answerPage: {
      heading: 'Your message',
      back: { label: 'Back to the contact page', to: { page: 'contact' } },
    },
  },
  careers: {
    companyMail: {
      subject: 'Application: {position}, {name} [{reference}]',
      preview: '{name}, {city}',
      eyebrow: 'Application: {position}',
      title: '{name}',
    },
    acknowledgement: {
      subject: 'We have your application [{reference}]',
      preview: 'Reference {reference}',
      eyebrow: 'Careers',
      title: 'We have your application',
      thanks:
        'Thank you for applying. Your application and your resume have arrived, and we will contact you soon.',
    },
    answerPage: { heading: 'Your application', back: { label: 'Back to careers', to: { page: 'careers' } } },
  },
  newsletter: {
    companyMail: {
      subject: 'Newsletter: new subscriber, {topic} [{reference}]',
      preview: '{name}',
      eyebrow: 'Newsletter',
      title: 'New subscriber',
    },
    acknowledgement: null,
    answerPage: {
      heading: 'Your subscription',
      back: { label: 'Back to the home page', to: { page: 'home' } },
    },
  },
} satisfies Record<string, FormTexts>;

/** What visitors are told about a submission, word for word as specified. */
export interface FormMessage {
  readonly title: string;
  readonly text: string;
}

export const NEWSLETTER_MESSAGES = {
  success: { title: 'Subscription successful', text: 'Thank you for subscribing to our newsletter!' },
  refused: {
    title: 'Subscription failed',
    text: 'There was an error subscribing to the newsletter. Please try again.',
  },
  failed: { title: 'Subscription failed', text: 'An error occurred. Please try again.' },
} as const satisfies Record<string, FormMessage>;

export const CONTACT_MESSAGES = {
  recaptcha: { title: 'reCAPTCHA Required', text: 'Please complete the reCAPTCHA verification.' },
  success: {
    title: 'Message Sent Successfully',
    text: "Thank you for contacting us. We'll get back to you within 24 hours.",
  },
  refused: { title: 'Error', text: 'Failed to send message. Please try again.' },
  failed: { title: 'Error', text: 'An error occurred. Please try again.' },
} as const satisfies Record<string, FormMessage>;

export const CAREERS_MESSAGES = {
  success: 'Career application submitted successfully! We will contact you soon.',
  refused: 'Failed to submit application. Please try again.',
  failed: 'An error occurred. Please try again.',
  wrongFileType: 'Please upload only PDF or Word documents (.pdf, .doc, .docx)',
} as const;

export const SUBMIT_LABELS = {
  newsletter: 'Subscribing...',
  contact: 'Sending Message...',
  careers: 'Sending Application...',
} as const;

/** The message of the error that the shared request helper throws for a reply without success. */
export function httpErrorMessage(status: number, body: string, statusText: string): string {
  return `${status}: ${body || statusText}`;
}

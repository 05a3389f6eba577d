/** Submissions as the forms send them. */
import { MEDIA_TYPES, pdfResume } from './resumes.ts';

export const NEWSLETTER = {
  firstName: 'Ann',
  lastName: 'Äström',
  email: 'ann@visitor.example',
  topic: 'tech',
  acceptsPrivacyPolicy: true,
};

export const CONTACT = {
  name: 'Ann Äström',
  email: 'Ann@visitor.example',
  countryCode: '+44',
  phoneNumber: '20 7946 0018',
  organization: 'Works & Sons <Ltd>',
  role: 'Plant manager',
  enquiryType: 'Solutions',
  specificCategory: 'IoT & Big Data',
  specificDetails: 'We have 300 machines.\nCan they talk to <each other>?',
  recaptcha: true,
};

export const APPLICATION = {
  firstName: 'Ben',
  lastName: 'Ólafsson',
  email: 'ben@visitor.example',
  age: '34',
  city: 'Leeds',
  expectedSalary: '60k',
  startDate: '2026-01-15',
  website: 'https://ben.example/',
  experience: 'Ten years of shop floors.\nFive of them at night.',
  application: 'I like machines that run.',
};

export interface ResumeFile {
  readonly bytes: Buffer;
  readonly type?: string;
  readonly name?: string;
}

export function applicationForm(
  fields: Readonly<Record<string, string>> = APPLICATION,
  resume: ResumeFile | null = { bytes: pdfResume() },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (resume !== null) {
    const { bytes, type = MEDIA_TYPES.pdf, name = 'CV Ólafsson.pdf' } = resume;
    form.append('resume', new Blob([new Uint8Array(bytes)], { type }), name);
  }
  return form;
}

/** The form as bytes with their content type, for clients that know no forms. */
export async function encodeForm(form: FormData): Promise<{ payload: Buffer; contentType: string }> {
  const encoded = new Response(form);
  const payload = Buffer.from(await encoded.arrayBuffer());
  return { payload, contentType: encoded.headers.get('content-type') ?? '' };
}

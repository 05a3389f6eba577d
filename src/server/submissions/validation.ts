import { z } from 'zod';
import { CAREERS_FIELDS, type CareersPayload, POSITION_FIELD } from '#contract/careers.ts';
import {
  CONTACT_FIELDS,
  CONTACT_PROBLEMS,
  COUNTRY_CODES,
  type ContactPayload,
  findCategory,
  findEnquiryType,
} from '#contract/contact.ts';
import { type FieldRule, fieldProblem, tidy } from '#contract/fields.ts';
import {
  NEWSLETTER_FIELDS,
  NEWSLETTER_PROBLEMS,
  type NewsletterPayload,
  TOPICS,
} from '#contract/newsletter.ts';

export type FieldErrors = Readonly<Record<string, string>>;
export type Validated<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: FieldErrors };

/** An application as it is kept: like the form's fields, with the age as a number. */
export type Application = Omit<CareersPayload, 'age'> & { readonly age: number };

/** Left out and null are the same as empty, whatever a client thinks of leaving out. */
const text = (rule: FieldRule) =>
  z
    .preprocess((value) => value ?? '', z.string({ error: 'Please enter text.' }))
    .transform((value) => tidy(rule, value))
    .superRefine((value, context) => {
      const problem = fieldProblem(rule, value);
      if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    });
const option = <Option extends string>(find: (text: string) => Option | undefined, problem: string) =>
  z.string({ error: problem }).transform((value, context): Option => {
    const found = find(value);
    if (found === undefined) context.addIssue({ code: 'custom', message: problem });
    return found as Option;
  });
const ticked = (problem: string) => z.literal(true, { error: problem });

const newsletterSchema = z.object({
  firstName: text(NEWSLETTER_FIELDS.firstName),
  lastName: text(NEWSLETTER_FIELDS.lastName),
  email: text(NEWSLETTER_FIELDS.email),
  topic: option((value) => TOPICS.find((topic) => topic.value === value)?.value, NEWSLETTER_PROBLEMS.topic),
  acceptsPrivacyPolicy: ticked(NEWSLETTER_PROBLEMS.acceptsPrivacyPolicy),
});

const contactSchema = z.object({
  name: text(CONTACT_FIELDS.name),
  email: text(CONTACT_FIELDS.email),
  countryCode: option(
    (value) => COUNTRY_CODES.find(({ code }) => code === value.trim())?.code,
    CONTACT_PROBLEMS.countryCode,
  ),
  phoneNumber: text(CONTACT_FIELDS.phoneNumber),
  organization: text(CONTACT_FIELDS.organization),
  role: text(CONTACT_FIELDS.role),
  enquiryType: option(findEnquiryType, CONTACT_PROBLEMS.enquiryType),
  specificCategory: z.string({ error: CONTACT_PROBLEMS.specificCategory }),
  specificDetails: text(CONTACT_FIELDS.specificDetails),
  recaptcha: ticked(CONTACT_PROBLEMS.recaptcha),
});

const careersSchema = z.object({
  firstName: text(CAREERS_FIELDS.firstName),
  lastName: text(CAREERS_FIELDS.lastName),
  email: text(CAREERS_FIELDS.email),
  age: text(CAREERS_FIELDS.age).transform(Number),
  city: text(CAREERS_FIELDS.city),
  expectedSalary: text(CAREERS_FIELDS.expectedSalary),
  startDate: text(CAREERS_FIELDS.startDate),
  website: text(CAREERS_FIELDS.website),
  experience: text(CAREERS_FIELDS.experience),
  application: text(CAREERS_FIELDS.application),
});

export function validateNewsletter(input: unknown): Validated<NewsletterPayload> {
  return parse(newsletterSchema, input);
}

export function validateContact(input: unknown): Validated<ContactPayload> {
  const { enquiryType, specificCategory } = asRecord(input);
  const type = typeof enquiryType === 'string' ? findEnquiryType(enquiryType) : undefined;
  const category =
    type !== undefined && typeof specificCategory === 'string'
      ? findCategory(type, specificCategory)
      : undefined;

  // The category depends on the type, and all problems are told at once: so it is looked at apart from the schema.
  const parsed = parse(contactSchema, input);
  if (category === undefined) {
    const others = parsed.ok ? {} : parsed.errors;
    return { ok: false, errors: { ...others, specificCategory: CONTACT_PROBLEMS.specificCategory } };
  }
  return parsed.ok ? { ok: true, value: { ...parsed.value, specificCategory: category } } : parsed;
}

export function validateCareers(input: unknown): Validated<Application> {
  return parse(careersSchema, input);
}

/** The position travels beside the form and is not the visitor's to correct: one that makes no sense is left out. */
export function readPosition(input: unknown): string | null {
  if (typeof input !== 'string') return null;
  const position = tidy(POSITION_FIELD, input);
  return position === '' || fieldProblem(POSITION_FIELD, position) !== null ? null : position;
}

function parse<T>(schema: z.ZodType<T>, input: unknown): Validated<T> {
  const result = schema.safeParse(asRecord(input));
  if (result.success) return { ok: true, value: result.data };
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) errors[String(issue.path[0])] ??= issue.message;
  return { ok: false, errors };
}

/** Whatever else JSON can be, such as a list or null, is a form with no field filled in. */
function asRecord(input: unknown): Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
    ? (input as Record<string, unknown>)
    : {};
}

/**
 * Validation of text fields. The browser derives its native constraints from the same records, so the server accepts
 * every value that the browser accepts.
 */
import { locale } from '#generated/locale.ts';
import { fieldsTexts as texts } from '#generated/texts/messages.ts';
import type { TextField, TextKind } from './form-field.ts';

/** Control characters, line and paragraph separators, and marks that change the direction of text. */
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** What browsers accept in `type="email"`, plus a dot in the domain: mail to a bare host name is never delivered. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;
const MAX_LOCAL_PART = 64;
const PHONE = /^[\d\s()+./x-]+$/i;
const PHONE_DIGITS = { min: 4, max: 20 };

/** Normalizes a value: one kind of line break, trimmed, well-formed Unicode. */
export function tidy(field: TextField, value: string): string {
  const wellFormed = value.toWellFormed();
  if (field.kind !== 'text') return wellFormed.trim();
  return wellFormed
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}

/** For a value that is not a string, which only a program sends. */
export const NO_TEXT = texts.noText;

/** The validation message for a tidied value, or null. */
export function fieldProblem(field: TextField, value: string): string | null {
  if (value === '') return field.required ? texts.required : null;
  if (value.length > field.maxLength) return tooLong(field.maxLength, value.length);
  if (field.kind !== 'text' && NOT_IN_A_LINE.test(value)) return texts.singleLine;
  return FORMAT_PROBLEMS[field.kind]?.(value, field) ?? null;
}

/** Long texts have no `maxlength`: a browser would silently truncate a pasted text. */
export function tooLong(longest: number, length: number): string {
  const [most, now] = [longest, length].map((count) => count.toLocaleString(locale));
  return texts.tooLong.replace('{most}', most ?? '').replace('{now}', now ?? '');
}

const FORMAT_PROBLEMS: Partial<Record<TextKind, (value: string, field: TextField) => string | null>> = {
  email: (value) => (isEmail(value) ? null : texts.email),
  phone: (value) => (isPhone(value) ? null : texts.phone),
  date: (value) => (isCalendarDate(value) ? null : texts.date),
  url: webAddressProblem,
  number: (value, { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER }) => {
    const number = Number(value);
    const fits = /^-?\d{1,15}$/.test(value) && number >= min && number <= max;
    return fits ? null : texts.number.replace('{min}', String(min)).replace('{max}', String(max));
  },
};

export function isEmail(value: string): boolean {
  return EMAIL.test(value) && value.indexOf('@') <= MAX_LOCAL_PART;
}

function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  return PHONE.test(value) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
}

/** False for a day that does not exist, such as 2025-02-30. */
function isCalendarDate(value: string): boolean {
  if (!/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Stricter than browsers: Chromium accepts "https://not a url". */
export function webAddressProblem(value: string): string | null {
  return /^https?:\/\/\S+$/i.test(value) && isUrl(value) ? null : texts.webAddress;
}

function isUrl(value: string): boolean {
  try {
    return Boolean(new URL(value));
  } catch {
    return false;
  }
}

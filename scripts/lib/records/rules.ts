/** Rules for kinds of fields. The texts follow "Write". */
import { z } from 'zod';
import { imageNames } from '../../../src/generated/picture-names.ts';
import type { FieldRule } from './check-records.ts';

const words = z.string().refine((text) => text.trim() === text && text !== '');

export const text = (write: string): FieldRule => ({ check: words, write });

export const texts = (write: string, { least = 1 } = {}): FieldRule => ({
  check: z.array(words).min(least),
  write,
});

export const oneOf = (...choices: readonly string[]): FieldRule => ({
  check: z.enum(choices),
  write: `one of ${quoted(choices)}`,
});

/** The name of a drawing, or a file of media/, which media-problems.ts checks. */
export const picture = (example: string): FieldRule => ({
  check: z.union([z.enum(imageNames), z.looseObject({ media: z.unknown() })]),
  write: `a file of media/, such as { media: 'photo.jpg', alt: 'What it shows' }, or the name of a drawing, such as '${example}'; docs/art-contact-sheet.png shows them`,
});

export const day: FieldRule = {
  check: z.iso.date(),
  write: "a day as year-month-day, such as '2026-06-30'",
};

export const webAddress: FieldRule = {
  check: z.url({ protocol: /^https$/ }),
  write: "a whole address, such as 'https://www.example.com/article'",
};

export const mailAddress: FieldRule = {
  check: z.email(),
  write: "a mail address, such as 'info@example.com'",
};

export const year: FieldRule = {
  check: z.int().min(1000).max(2999),
  write: 'a year without quotes, such as 2005',
};

export const phone: FieldRule = {
  check: z.strictObject({ display: words, dial: z.e164() }),
  write: "it twice, for people and for phones: { display: '+1 (713) 555-0100', dial: '+17135550100' }",
};

export const optional = (rule: FieldRule): FieldRule => ({ ...rule, optional: true });

function quoted(choices: readonly string[]): string {
  return choices.map((choice) => `'${choice}'`).join(', ');
}

/** The schemas of the files that modules import directly. That of company.json is in company-schema.ts. */
import { z } from 'zod';
import { companySchema } from './company-schema.ts';

const color = (use: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .describe(`the color of ${use}: # and six digits or letters from a to f`);
const amount = z.number().positive().describe('an amount in dollars, a number');
const percent = z.number().min(0).max(100).describe('a number from 0 to 100');
const text = (help: string) => z.string().min(1).describe(help);
const $schema = z.string().optional();

const colorsSchema = z.strictObject({
  $schema,
  paper: color('the background of pages, mails and documents'),
  ink: color('text, buttons and dark backgrounds'),
  steel: color('quiet backgrounds, lines, secondary text'),
  straw: color('buttons on dark backgrounds, and Products'),
  bronze: color('Products'),
  violet: color('artificial intelligence'),
  blue: color('Solutions, links and the focus ring'),
  teal: color('Services'),
  danger: color('errors'),
  success: color('success'),
  people: z.strictObject({
    skin: z.record(z.string(), color('skin')),
    hair: z.record(z.string(), color('hair')),
  }),
});

const factsSchema = z.strictObject({
  $schema,
  minimumAge: z.int().min(14).max(99).describe('the minimum age of applicants'),
  licenses: z.record(z.string(), amount).describe('the yearly license fee of each product, in dollars'),
  firstSteps: z
    .record(z.string(), amount)
    .describe('the price of the first step of each solution, in dollars'),
  prices: z.record(z.string(), amount).describe('other prices in dollars'),
  rates: z
    .strictObject({
      onsite: z.record(z.string(), amount).describe('the onsite hourly rate of each role, in dollars'),
      blend: z.strictObject({
        onsite: z.strictObject({ percent, role: text('a role of "onsite"') }),
        offshore: z.strictObject({ percent, rate: amount }),
      }),
      range: z
        .string()
        .includes('{least}')
        .includes('{most}')
        .describe('a text with {least} and {most}, such as "{least} to {most}"'),
    })
    .refine(({ onsite, blend }) => blend.onsite.role in onsite, {
      path: ['blend', 'onsite', 'role'],
      error: 'This role is not in rates.onsite. Write one of the roles listed there.',
    }),
  conversionHours: z.number().positive(),
  record: z
    .record(z.string(), z.int().positive())
    .describe('what the company has done and how many people it has, as whole numbers'),
  sentences: z.record(z.string(), text('a sentence')).describe('sentences that several pages use'),
});

export const redirectsSchema = z.strictObject({
  $schema,
  items: z.array(
    z
      .strictObject({
        from: z
          .string()
          .regex(/^\/[^?#\s]*$/)
          .describe('the old path without a question mark, such as "/old-page"'),
        to: z
          .string()
          .regex(/^(\/[^\s]*|https:\/\/\S+)$/)
          .describe('a path of this site or a full address, such as "/about"')
          .optional(),
        gone: z.literal(true).describe('true if nothing replaces the page, or leave it out').optional(),
      })
      .refine(({ to, gone }) => (to === undefined) !== (gone === undefined), {
        error: 'Write either the new address ("to") or "gone": true, not both.',
      }),
  ),
});

/** By name of the file. */
export const dataSchemas: Readonly<Record<string, z.ZodType>> = {
  company: companySchema,
  colors: colorsSchema,
  facts: factsSchema,
  redirects: redirectsSchema,
};

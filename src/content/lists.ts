/** The schemas of content/lists/*.json: lists that grow and shrink without a change to a page. */
import { z } from 'zod';
import { day, image, text, texts, webAddress } from './fields.ts';

const currencies = Intl.supportedValuesOf('currency');
const color = z.enum(['straw', 'bronze', 'violet', 'blue', 'teal']).describe('a color of the site');

const pay = z
  .strictObject({
    from: z.number().positive().describe('the lowest pay, a number'),
    to: z.number().positive().describe('the highest pay, a number'),
    currency: z.enum(currencies).describe('a currency, such as "USD"'),
    per: z.enum(['year', 'month', 'hour']).describe('"year", "month" or "hour"'),
  })
  .refine(({ from, to }) => from <= to, { error: '"from" is more than "to". Swap them.' })
  .describe('a range, such as { "from": 95000, "to": 120000, "currency": "USD", "per": "year" }');

const positions = z.strictObject({
  title: text('the job title, such as "Data Scientist"'),
  department: text('a department, such as "Engineering"'),
  location: text('a place, such as "Remote"'),
  type: text('the type of employment, such as "Full-time"'),
  experience: text('the required experience, such as "3+ years"'),
  skills: texts('a list of skills'),
  duties: texts('a list of sentences').optional(),
  pay: pay.optional(),
  closes: day.describe('the last day to apply, such as "2026-06-30"').optional(),
});

const insights = z.strictObject({
  image,
  type: text('the type of content, such as "Article"'),
  date: day,
  title: text('its title'),
  description: text('one sentence about it'),
  url: webAddress,
});

const testimonials = z.strictObject({
  quote: text('what they said'),
  name: text('who said it'),
  position: text('their position and company, such as "CFO, Example Rail"'),
  image,
});

const clients = z.strictObject({
  name: text('the name of the client'),
  logo: image.optional(),
  color,
});

const partners = z.strictObject({
  name: text('the name of the partner'),
  logo: image.optional(),
  description: text('one sentence about what they contribute'),
  stats: text('a figure in a few words, such as "42 joint projects"'),
  color,
  highlights: texts('a list of short lines'),
});

const leaders = z.strictObject({
  name: text('first and last name'),
  position: text('their position, such as "Chief Executive Officer"'),
  photo: image,
  description: texts('a list of paragraphs'),
});

/** By name of the file. `key` must be unique in the list; `minItems` is how many the pages need. */
export const listSchemas = {
  positions: { item: positions, key: 'title', minItems: 0 },
  insights: { item: insights, key: 'title', minItems: 1 },
  testimonials: { item: testimonials, key: 'name', minItems: 1 },
  clients: { item: clients, key: 'name', minItems: 1 },
  partners: { item: partners, key: 'name', minItems: 1 },
  leaders: { item: leaders, key: 'name', minItems: 1 },
} as const;

export type ListName = keyof typeof listSchemas;

/** The items of all lists, as the loader has checked them. */
export type Lists = {
  readonly [Name in ListName]: readonly Readonly<z.infer<(typeof listSchemas)[Name]['item']>>[];
};

export type Position = Lists['positions'][number];
export type Insight = Lists['insights'][number];
export type TestimonialEntry = Lists['testimonials'][number];
export type Leader = Lists['leaders'][number];

/** The schema of content/company.json. */
import { z } from 'zod';

/** Facts are not filled in here: this is where they come from. */
const text = (help: string) =>
  z
    .string()
    .regex(/^\S(.*\S)?$/s)
    .describe(help);

const year = z.int().min(1000).max(2999).describe('a year without quotes, such as 1998');
const mailAddress = z.email().describe('a mail address, such as "info@example.com"');
const time = z
  .string()
  .regex(/^([01]\d|2[0-4]):[0-5]\d$/)
  .describe('a time on a 24-hour clock, such as "09:00"');
const degrees = (most: number) =>
  z
    .number()
    .min(-most)
    .max(most)
    .describe(`degrees from -${most} to ${most} without quotes, as a map shows them`);

const phone = z
  .strictObject({
    display: text('the number as a person reads it'),
    dial: z.e164().describe('the number as a phone dials it, such as "+17135550100"'),
  })
  .describe('the number twice: { "display": "+1 (713) 555-0100", "dial": "+17135550100" }');

const timeZone = z
  .string()
  .refine(
    (name) => {
      try {
        return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
      } catch {
        return false;
      }
    },
    {
      error: ({ input }) =>
        `There is no time zone "${input}". Write continent and city, such as "Europe/Berlin".`,
    },
  )
  .describe('a time zone by continent and city, such as "Europe/Berlin"');

const language = z
  .string()
  .refine(
    (tag) =>
      Intl.NumberFormat.supportedLocalesOf(tag.match(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/) ? [tag] : []).length > 0,
    {
      error: ({ input }) => `There is no language "${input}". Write one such as "en-US" or "de".`,
    },
  )
  .describe('the language of the texts, such as "en-US": dates and numbers follow it');

const office = z.strictObject({
  title: text('the name of the office, such as "Berlin, Germany office"'),
  shortTitle: text('the same without the city, such as "Germany office"'),
  city: text('the city'),
  place: text('the city as job offers write it, such as "Berlin, Germany"'),
  since: year.describe('the year it opened, such as 2009'),
  country: text('the country'),
  countryInText: text('the country as a sentence has it, such as "the United States"').optional(),
  countryShort: text('the country in short, such as "USA"').optional(),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .describe('two capital letters, such as "DE"'),
  streetLines: z
    .array(text('a line of the address'))
    .min(1)
    .describe('a list of lines, such as ["1 Example Street"]'),
  region: text('the region as addresses write it, such as "TX"'),
  postalCode: text('the postal code in quotes, such as "62701"'),
  email: mailAddress,
  phone: phone.optional(),
  timeZone,
  latitude: degrees(90),
  longitude: degrees(180),
  town: z.enum(['river', 'lake']).describe('the drawn town where the map cannot be loaded'),
});

const businessHours = z.strictObject({
  label: text('the days as a person reads them, such as "Mon-Fri"'),
  days: z.array(z.int().min(1).max(7)).min(1).describe('numbers of days: 1 is Monday, 7 is Sunday'),
  open: z.strictObject({ from: time, to: time }).describe('from and to; leave it out when closed').optional(),
});

export const companySchema = z.strictObject({
  $schema: z.string().optional(),
  name: text('the whole name of the company'),
  shortName: text('the name as people say it; the wordmark is drawn from it'),
  legalForm: z.string().describe('what follows the name in legal texts, such as "Inc.", or ""'),
  tagline: text('what the company promises, in a few words'),
  description: text('one sentence of 70 to 160 characters for search engines'),
  siteUrl: z
    .url({ protocol: /^https?$/ })
    .refine((url) => URL.parse(url)?.origin === url, {
      error: 'Write the address without a slash at the end, such as "https://www.example.com".',
    })
    .describe('the address of the site, such as "https://www.example.com"'),
  language,
  foundingYear: year,
  foundingPlace: text('where it was founded'),
  foundingCountry: text('the country it was founded in'),
  jurisdiction: z
    .strictObject({ laws: text('whose law the terms are under'), courts: text('whose courts decide') })
    .describe('the law of the terms of use'),
  copyrightYear: year,
  email: z.strictObject({
    general: mailAddress,
    privacy: mailAddress,
    careers: mailAddress,
    security: mailAddress.describe('a mail address for reports of security problems'),
  }),
  phone,
  offices: z.array(office).min(1).describe('the offices, the headquarters first'),
  deliveryCenters: z.array(text('a city')).describe('cities where projects run without an office, or []'),
  businessHours: z.array(businessHours).min(1),
  social: z.array(
    z.strictObject({
      network: text('the name of the network'),
      url: z.url({ protocol: /^https$/ }).describe('a full address, such as "https://www.example.com"'),
    }),
  ),
});

/** The schema of content/company.json. */
import { z } from 'zod';

/** Plain text: facts are not filled in here, because they come from this file. */
const text = (help: string) =>
  z
    .string()
    .regex(/^\S(.*\S)?$/s)
    .describe(help);

const year = z.int().min(1000).max(2999).describe('a year without quotes, such as 1998');
const emailAddress = z.email().describe('an email address, such as "info@example.com"');
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
    display: text('the number as shown to visitors'),
    dial: z.e164().describe('the number as it is dialed, such as "+17135550100"'),
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
  place: text('the city as written in job postings, such as "Berlin, Germany"'),
  since: year.describe('the year it opened, such as 2009'),
  country: text('the country'),
  countryInText: text('the country as used in a sentence, such as "the United States"').optional(),
  countryShort: text('a short form of the country, such as "USA"').optional(),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .describe('two capital letters, such as "DE"'),
  streetLines: z
    .array(text('a line of the address'))
    .min(1)
    .describe('a list of lines, such as ["1 Example Street"]'),
  region: text('the state or region as written in addresses, such as "TX"'),
  postalCode: text('the postal code in quotes, such as "62701"'),
  email: emailAddress,
  phone: phone.optional(),
  timeZone,
  latitude: degrees(90),
  longitude: degrees(180),
  town: z.enum(['river', 'lake']).describe('the drawn map to show if the real one cannot be loaded'),
});

const businessHours = z.strictObject({
  label: text('the days as shown to visitors, such as "Mon-Fri"'),
  days: z.array(z.int().min(1).max(7)).min(1).describe('the days as numbers: 1 is Monday, 7 is Sunday'),
  open: z.strictObject({ from: time, to: time }).describe('from and to; leave it out when closed').optional(),
});

export const companySchema = z.strictObject({
  $schema: z.string().optional(),
  name: text('the full name of the company'),
  shortName: text('the short name that people use; the wordmark is drawn from it'),
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
    .strictObject({ laws: text('the governing law'), courts: text('the courts with jurisdiction') })
    .describe('the governing law of the terms of use'),
  copyrightYear: year,
  email: z.strictObject({
    general: emailAddress,
    privacy: emailAddress,
    careers: emailAddress,
    security: emailAddress.describe('an email address for security reports'),
  }),
  phone,
  offices: z.array(office).min(1).describe('the offices, the headquarters first'),
  deliveryCenters: z.array(text('a city')).describe('cities with a delivery center but no office, or []'),
  businessHours: z.array(businessHours).min(1),
  social: z.array(
    z.strictObject({
      network: text('the name of the network'),
      url: z.url({ protocol: /^https$/ }).describe('a full address, such as "https://www.example.com"'),
    }),
  ),
});

/** The rules of src/content/company.ts. */
import { z } from 'zod';
import { company } from '../../../src/content/company.ts';
import type { FieldRule, RecordList } from './check-records.ts';
import { mailAddress, oneOf, optional, phone, text, texts, webAddress, year } from './rules.ts';

const file = 'src/content/company.ts';

const degrees = (most: number): FieldRule => ({
  check: z.number().min(-most).max(most),
  write: `degrees from -${most} to ${most} without quotes, as a map shows them`,
});

const timeZone: FieldRule = {
  check: z.string().refine((name) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
    } catch {
      return false;
    }
  }),
  write: "a time zone by continent and city, such as 'Europe/Berlin'",
};

const { name, shortName, tagline, description, siteUrl, foundingYear, copyrightYear, email } = company;

export const companyLists: readonly RecordList[] = [
  {
    file,
    records: [
      { name, shortName, tagline, description, siteUrl, foundingYear, copyrightYear, phone: company.phone },
    ],
    name: 'name',
    fields: {
      name: text('the whole name of the company'),
      shortName: text('the name as people say it'),
      tagline: text('what the company promises, in a few words'),
      description: text('one sentence of 70 to 160 characters for search engines'),
      siteUrl: {
        check: z.url({ protocol: /^https?$/ }).refine((url) => new URL(url).origin === url),
        write: "the address of the site without a closing slash, such as 'https://www.example.com'",
      },
      foundingYear: year,
      copyrightYear: year,
      phone,
    },
  },
  {
    file,
    records: [{ name: 'email', ...email }],
    name: 'name',
    fields: {
      name: text('email'),
      general: mailAddress,
      privacy: mailAddress,
      careers: mailAddress,
      security: mailAddress,
    },
  },
  {
    file,
    records: company.offices,
    name: 'title',
    least: 1,
    fields: {
      title: text("the name of the office, such as 'Berlin, Germany office'"),
      shortTitle: text("the same without the city, such as 'Germany office'"),
      city: text('the city'),
      place: text("the city as job offers write it, such as 'Berlin, Germany'"),
      since: year,
      country: text('the country'),
      countryInText: optional(text("the country as a sentence has it, such as 'the United States'")),
      countryShort: optional(text("the country in short, such as 'USA'")),
      countryCode: { check: z.string().regex(/^[A-Z]{2}$/), write: "two capital letters, such as 'DE'" },
      streetLines: texts("a list of lines, such as ['1 Example Street', 'Floor 3']"),
      region: text("the region as addresses write it, such as 'TX'"),
      postalCode: text("the postal code in quotes, such as '77027'"),
      email: mailAddress,
      phone: optional(phone),
      timeZone,
      latitude: degrees(90),
      longitude: degrees(180),
      town: oneOf('river', 'lake'),
    },
  },
  {
    file,
    records: [{ name: 'deliveryCenters', cities: company.deliveryCenters }],
    name: 'name',
    fields: {
      name: text('deliveryCenters'),
      cities: texts("a list of cities, such as ['Porto', 'Pune'], or [] where there is none", { least: 0 }),
    },
  },
  {
    file,
    records: company.social,
    name: 'network',
    fields: { network: text("the name of the network, such as 'LinkedIn'"), url: webAddress },
  },
];

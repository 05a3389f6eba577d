/** The lists that editors change often, with the rules of their fields. docs/editing.md describes them. */
import { z } from 'zod';
import { leadership } from '../../../src/pages/about/content/leadership.ts';
import { positions } from '../../../src/pages/careers/content/positions.ts';
import { clients } from '../../../src/pages/home/content/clients.ts';
import { insights } from '../../../src/pages/home/content/insights.ts';
import { partners } from '../../../src/pages/home/content/partners.ts';
import { testimonials } from '../../../src/pages/home/content/testimonials.ts';
import type { RecordList } from './check-records.ts';
import { day, oneOf, optional, picture, text, texts, webAddress } from './rules.ts';

const color = oneOf('straw', 'bronze', 'violet', 'blue', 'teal');
const currencies = Intl.supportedValuesOf('currency');

export const positionList = {
  file: 'src/pages/careers/content/positions.ts',
  records: positions,
  name: 'title',
  fields: {
    title: text("what the position is called, such as 'Data Scientist'"),
    department: text("a department, such as 'Engineering'"),
    location: text("a place, such as 'Remote'"),
    type: text("what kind of job it is, such as 'Full-time'"),
    experience: text("how much is asked for, such as '3+ years'"),
    skills: texts("a list, such as ['Python', 'SQL']"),
    duties: optional(texts("a list of sentences, such as ['You plan releases.'], or leave the field out")),
    pay: optional({
      check: z
        .strictObject({
          from: z.number().positive(),
          to: z.number().positive(),
          currency: z.enum(currencies),
          per: z.enum(['year', 'month', 'hour']),
        })
        .refine(({ from, to }) => from <= to),
      write:
        "a range, such as { from: 95000, to: 120000, currency: 'USD', per: 'year' } (or 'month', 'hour'), or leave the field out",
    }),
    closes: optional({ ...day, write: `${day.write}, or leave the field out` }),
  },
} satisfies RecordList;

export const recordLists: readonly RecordList[] = [
  positionList,
  {
    file: 'src/pages/home/content/insights.ts',
    records: insights,
    name: 'title',
    least: 1,
    fields: {
      image: picture('scene-flexpod.built-products'),
      type: text("what kind of text it is, such as 'Article'"),
      date: day,
      title: text('its title'),
      description: text('one sentence about it'),
      url: webAddress,
    },
  },
  {
    file: 'src/pages/home/content/testimonials.ts',
    records: testimonials,
    name: 'name',
    least: 1,
    fields: {
      quote: text('what they said'),
      name: text('who said it'),
      position: text("what they are and where, such as 'CFO, Example Rail'"),
      image: picture('portrait-client-1'),
    },
  },
  {
    file: 'src/pages/home/content/clients.ts',
    records: clients,
    name: 'name',
    least: 1,
    fields: { name: text('the name of the client'), logo: optional(picture('client-pellworth')), color },
  },
  {
    file: 'src/pages/home/content/partners.ts',
    records: partners,
    name: 'name',
    least: 1,
    fields: {
      name: text('the name of the partner'),
      logo: optional(picture('partner-heliovant')),
      description: text('one sentence about what they bring'),
      stats: text("a figure in a few words, such as '42 joint projects'"),
      color,
      highlights: texts("a list of short lines, such as ['Lot genealogy']"),
    },
  },
  {
    file: 'src/pages/about/content/leadership.ts',
    records: leadership.profiles,
    name: 'name',
    least: 1,
    fields: {
      name: text('first and last name'),
      position: text("what they are, such as 'Chief Executive Officer'"),
      photo: picture('portrait-leader-1'),
      description: texts('paragraphs in brackets, each in quotes with a comma between them'),
    },
  },
];

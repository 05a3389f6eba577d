import { describe, expect, it } from 'vitest';
import { recordProblems } from '../../scripts/lib/records/check-records.ts';
import { companyLists } from '../../scripts/lib/records/company-lists.ts';
import { contentProblems } from '../../scripts/lib/records/content-problems.ts';
import { positionList, recordLists } from '../../scripts/lib/records/record-lists.ts';
import { redirectProblems } from '../../scripts/lib/records/redirect-problems.ts';

it('the records have no problems', async () => {
  expect(await contentProblems()).toEqual([]);
});

describe('adding, removing and moving records', () => {
  it.each(recordLists.map((list) => [list.file, list] as const))('is valid in %s', (_file, list) => {
    const [first, ...others] = list.records;
    const added = { ...(first as object), [list.name]: 'A new one' };
    expect(recordProblems({ ...list, records: [...others.reverse(), added] })).toEqual([]);
    expect(recordProblems({ ...list, records: [first] })).toEqual([]);
  });
});

describe('the record check', () => {
  const valid = {
    title: 'Welder',
    department: 'Workshop',
    location: 'Anywhere',
    type: 'Internship',
    experience: 'none',
    skills: ['Patience'],
  };
  const file = 'src/pages/careers/content/positions.ts';
  const problems = (record: unknown) => recordProblems({ ...positionList, records: [valid, record] });

  it('accepts any type, and pay, duties and a closing date', () => {
    const pay = { from: 20, to: 25, currency: 'EUR', per: 'hour' };
    expect(
      problems({ ...valid, title: 'Planner', pay, duties: ['You plan.'], closes: '2026-06-30' }),
    ).toEqual([]);
  });

  it.each([
    [
      { ...valid, title: 'Planner', type: undefined },
      `${file}, record 2 (Planner), field type: is missing. Write what kind of job it is, such as 'Full-time'.`,
    ],
    [
      { ...valid, title: 'Planner', closes: '30.6.2026' },
      `${file}, record 2 (Planner), field closes: is "30.6.2026". Write a day as year-month-day, such as '2026-06-30', or leave the field out.`,
    ],
    [
      { ...valid, title: 'Planner', closes: '2026-02-30' },
      `${file}, record 2 (Planner), field closes: is "2026-02-30". Write a day as year-month-day, such as '2026-06-30', or leave the field out.`,
    ],
    [
      { ...valid, title: 'Planner', skills: 'Python' },
      `${file}, record 2 (Planner), field skills: is "Python". Write a list, such as ['Python', 'SQL'].`,
    ],
    [
      { ...valid, title: 'Planner', salary: 1 },
      `${file}, record 2 (Planner), field salary: is not known here. Write one of title, department, location, type, experience, skills, duties, pay, closes.`,
    ],
    [
      { ...valid, title: 'Planner', pay: { from: 9, to: 5, currency: 'USD', per: 'hour' } },
      expect.stringContaining('record 2 (Planner), field pay: is {"from":9,"to":5,'),
    ],
    [
      valid,
      `${file}, record 2 (Welder), field title: is also that of record 1. Write another one, or delete one of the two.`,
    ],
    ['Welder', `${file}, record 2: is "Welder". Write its fields in braces: { ... }.`],
  ])('reports the file, record, field and fix for %j', (record, problem) => {
    expect(problems(record)).toEqual([problem]);
  });

  it('accepts any absolute URL in an insight and reports an invalid one', () => {
    const list = recordLists.find((each) => each.file.endsWith('insights.ts'))!;
    const [insight] = list.records as readonly object[];
    const at = (url: string) => recordProblems({ ...list, records: [{ ...insight, url }] });
    expect(at('https://medium.example/@us/an-article?x=1')).toEqual([]);
    expect(at('www.example.com')).toEqual([
      expect.stringContaining("Write a whole address, such as 'https://"),
    ]);
  });

  it('reports an office with an unknown time zone', () => {
    const list = companyLists.find(({ name }) => name === 'title')!;
    const [office] = list.records as readonly object[];
    expect(recordProblems({ ...list, records: [{ ...office, timeZone: 'Berlin' }] })).toEqual([
      expect.stringMatching(
        /^src\/content\/company\.ts, record 1 \(.+\), field timeZone: is "Berlin"\. Write a time zone by/,
      ),
    ]);
  });

  it('reports a list that must not be empty', () => {
    const list = recordLists.find((each) => each.file.endsWith('clients.ts'))!;
    expect(recordProblems({ ...list, records: [] })).toEqual([
      'src/pages/home/content/clients.ts: has 0 records. Write at least 1.',
    ]);
  });
});

describe('redirects', () => {
  const file = 'src/content/redirects.ts, record 1';

  it('may point to pages, anchors, files and other sites, or be gone', () => {
    const to = ['/about', '/contact#offices', '/media/flexpod-brochure.pdf', 'https://www.example.com/x'];
    const records = to.map((each, index) => ({ from: `/old-${index}`, to: each }));
    expect(redirectProblems([...records, { from: '/retired', gone: true }])).toEqual([]);
  });

  it.each([
    [
      { from: 'old', to: '/about' },
      `${file} (old), field from: is "old". Write the old path without a question mark, such as '/old-page'.`,
    ],
    [
      { from: '/about', to: '/contact' },
      `${file} (/about), field from: is a path in use. Write one that is no longer used, or delete the record.`,
    ],
    [
      { from: '/api/x', to: '/about' },
      `${file} (/api/x), field from: belongs to the server. Write a path outside of /api/.`,
    ],
    [
      { from: '/old' },
      `${file} (/old), field to: is missing. Write where it leads now, or gone: true, and not both.`,
    ],
    [
      { from: '/old', to: '/about', gone: true },
      `${file} (/old), field to: is set together with gone. Write where it leads now, or gone: true, and not both.`,
    ],
    [
      { from: '/old', to: '/nope' },
      `${file} (/old), field to: is not a page or file of this site. Write the path of a page, such as '/about'.`,
    ],
    [
      { from: '/old', to: '/old' },
      `${file} (/old), field to: is an old address itself. Write the one that it leads to.`,
    ],
  ] as const)('are reported with a fix for %j', (record, problem) => {
    expect(redirectProblems([record])).toEqual([problem]);
  });
});

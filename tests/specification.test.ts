/**
 * Checks the content against the specification, whose tables are in tests/specification/*.txt. A heading names a page, with its
 * path and title, or another group of records (specification/records.ts). Each row says what a record contains; an indented line
 * continues the list above it. The path of a record on a page starts with a kind of section and means the first of that kind. A
 * section that shows a list of content/lists has it as `items`. In a list, a number or a title selects an element, and another
 * name means that field of all elements.
 *
 *   card-grid.items is 4                        exactly 4
 *   card-grid.items is One | Two                these titles, in this order, and no others; all lower case ignores case
 *   positions.items at least One | Two          these, in this order among themselves: the owner may add to the list
 *   page-hero.actions is Label > /path | > /b   links; label or path may be left out
 *   page-hero.actions offers Label > /path      such a link is among them
 *   card-grid.items(level, price) is A, 1       the values of some fields
 *   comparison-table.rows.Price.cells is 1 | 2  the row "Price" of a table
 *   contents like one | two                     titles that contain these words, one each
 *   card-grid.items is 4 [title features=3-5]   and each has these fields, not empty, with this many parts
 *   stat-band.stats shows 99% satisfaction      this exact figure, with words of its label
 *   page-hero says some words                   words anywhere in the record
 */
import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import type { LinkRecord, StatRecord } from '#content/types.ts';
import { addressOf } from '#site/href.ts';
import { pageIdAt, pages } from '#site/pages.ts';
import { records } from './specification/records.ts';

const texts = import.meta.glob<string>('./specification/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});

for (const text of Object.values(texts)) {
  for (const group of text.split(/^# /m).slice(1)) {
    const [heading = '', ...rows] = group.trim().replaceAll(/\n +/g, ' | ').split('\n');
    describe(heading, () => {
      checkPage(heading);
      for (const row of rows) checkRow(heading.split(' ')[0]!, row);
    });
  }
}

function checkPage(heading: string): void {
  const [, name, path, title] = /^(\S+) (\/\S*) (.+)$/.exec(heading) ?? [];
  if (!path) return;
  it('has the specified path and title', () => {
    const id = pageIdAt(path);
    expect([id, id && pages[id].title]).toEqual([name, title]);
  });
}

function checkRow(group: string, row: string): void {
  const [, where = '', fields, check = '', text = '', parts] =
    /^(.+?)(?:\((.+?)\))? (is|at least|like|offers|shows|says) (.+?)(?: \[(.+)\])?$/.exec(row) ?? [];
  if (!checks[check]) throw new Error(`"${row}" is not a valid row of the table.`);
  const actual = where
    .split(' + ')
    .flatMap((path) => at(records[group], path))
    .filter((record) => record !== undefined);
  const rows = fields ? actual.map((record) => valuesOf(record, fields)) : actual;
  const specified = text.replaceAll(/\{(.+?)\}/g, (_, fact: string) => String(at(company, fact)));
  // One test per entry, so that a failure names it.
  const each = ['offers', 'shows', 'says'].includes(check) ? list(specified) : [specified];
  it.each(each)(`${where} ${check} %s`, (part) => checks[check]?.(rows, part));
  if (parts)
    it(`${where}, each with ${parts}`, () => expect(actual.flatMap(missingParts(parts))).toEqual([]));
}

const checks: Readonly<Record<string, (actual: readonly unknown[], specified: string) => void>> = {
  is(actual, specified) {
    if (actual.length > 1 && isCount(specified)) {
      expect(actual).toHaveLength(Number(specified));
      expect(new Set(namesOf(actual, specified)).size).toBe(actual.length);
    } else expect(namesOf(actual, specified)).toEqual(list(specified));
  },
  'at least'(actual, specified) {
    const names = [...new Set(namesOf(actual, specified))];
    if (isCount(specified)) expect(names.length).toBeGreaterThanOrEqual(Number(specified));
    else expect(names.filter((name) => list(specified).includes(name))).toEqual(list(specified));
  },
  like(actual, specified) {
    expect(namesOf(actual, specified)).toEqual(
      list(specified).map((words) => expect.stringContaining(words)),
    );
  },
  offers(actual, specified) {
    expect(namesOf(actual, specified)).toContain(specified);
  },
  shows(actual, specified) {
    const [figure, ...words] = specified.split(' ');
    const shown = (actual as StatRecord[]).map(({ value, unit = '', label }) => [`${value}${unit}`, label]);
    expect(shown).toContainEqual([figure, expect.stringContaining(words.join(' '))]);
  },
  says(actual, specified) {
    expect(JSON.stringify(actual).toLowerCase()).toContain(specified.toLowerCase());
  },
};

function list(specified: string): string[] {
  return specified.split('|').map((name) => name.trim());
}

function isCount(specified: string): boolean {
  return /^\d+$/.test(specified);
}

/** The names of the records, in lower case if the specification is. */
function namesOf(actual: readonly unknown[], specified: string): string[] {
  const names = actual.map((record, index) => nameOf(record, list(specified)[index] ?? list(specified)[0]!));
  return specified === specified.toLowerCase() ? names.map((name) => name.toLowerCase()) : names;
}

function nameOf(record: unknown, specified: string): string {
  if (typeof record !== 'object' || record === null) return String(record);
  if ('to' in record && specified.includes('>')) {
    const { label, to } = record as LinkRecord;
    return `${specified.startsWith('>') ? '' : `${label} `}> ${addressOf(to).split('?')[0]}`;
  }
  const { title, label, name } = record as Record<string, string | undefined>;
  return title ?? label ?? name ?? JSON.stringify(record);
}

function valuesOf(record: unknown, fields: string): string {
  const values = fields.split(', ').map((field) => at(record, field));
  return values.filter((value) => value !== undefined).join(', ');
}

/** The required fields that are empty or have the wrong number of parts. */
function missingParts(parts: string): (record: unknown) => string[] {
  return (record) =>
    parts.split(' ').flatMap((part) => {
      const [field = '', from = 1, to = part.includes('=') ? from : Infinity] = part.split(/[=-]/);
      const value = at(record, field);
      const count =
        typeof value === 'string' || Array.isArray(value) ? value.length : Number(value !== undefined);
      return count >= Number(from) && count <= Number(to) ? [] : [`${nameOf(record, '')}: ${part}`];
    });
}

/** The value at a path such as `card-grid.items.features`. */
function at(value: unknown, path: string): unknown {
  const found = path.split('.').reduce(step, value);
  return typeof found === 'function' ? found() : found;
}

function step(value: unknown, key: string): unknown {
  const here = typeof value === 'function' ? value() : value;
  if (!Array.isArray(here) || isCount(key)) return here?.[key];
  return here.find((item) => item?.title === key) ?? here.flatMap((item) => step(item, key));
}

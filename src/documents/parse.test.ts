import { describe, expect, it } from 'vitest';
// Sets the formats of amounts.
import '#content/facts.ts';
import { type KnownContent, parseDocument } from './parse.ts';

const known: KnownContent = {
  pages: {
    flexpod: ['screen-columns', 'definitions', 'next-pages', 'call-to-action'],
    contact: ['phase-stair', 'next-pages'],
  },
  printable: ['annotated-phone', 'definitions', 'phase-stair', 'screen-columns'],
  facts: { 'rates.developer': 165, 'license.flexpod': '$12,000' },
};
const front = `---
page: flexpod
kind: Brochure
version: 1.2
date: 2026-11-16
lead: From {license.flexpod} a year.
document.price: 2 * rates.developer
---
`;
const parse = (body: string, head = front) =>
  parseDocument('content/documents/sample.md', `${head}\n${body}`, known);
/** Problems without the file; the first line of the body is 10. */
const problemsOf = (body: string, head?: string) =>
  parse(body, head).problems.map((problem) => problem.replace('content/documents/sample.md:', ''));

describe('a document', () => {
  it('has its record and its lead in the front matter', () => {
    const { record, plan, problems } = parse('# Prices\n\nText.');
    expect(problems).toEqual([]);
    expect(record).toEqual({
      file: 'sample.pdf',
      page: 'flexpod',
      kind: 'Brochure',
      version: '1.2',
      dated: '2026-11-16',
    });
    expect(plan.lead).toBe('From $12,000 a year.');
  });

  it('becomes sheets of sections of blocks', () => {
    const { plan, problems } = parse(`
# Prices

*Before tax.*

::: beside screen-columns

First paragraph,
in two lines.

Second: \\{6\\} for 12&nbsp;hours as \\<sid>adm at {dollars: document.price}.

### You provide

- Phones
- Users

### You get

- A license

1. **Back up.** Take a backup.
2. **Load.** Run SAINT. *The package is listed.*

### Each system

3. **Connect.** Create a destination.

Table: Prices before tax
Widths: 40, 60

| Item | Price |
|---|---:|
| A \\| B | $5 |
| **Total** | $5 |

> **Stock stays with SAP**
> FlexPod posts nothing.

<!-- A comment for editors. -->

---

::: section definitions

# Work

::: part screen-columns

RACI: Who does what

| Activity | Sponsor | Lead |
|---|:-:|:-:|
| Decide | A/R | |

Schedule: Work by week
Columns: Week 1, Week 2, Week 3

| Task | Detail | From | To |
|---|---|---|---|
| Kickoff | | Week 1 | Week 1 |
| Tests | Two of them | Week 2 | Week 3 |

Chart: Stations

| Station | Time |
|---|---|
| Station 1 | 54 s |

Figures:

| Figure | Unit | Label |
|---|---|---|
| 57 | s | a station |
| 96 | % | balance |
| 11 | | stations |
`);
    expect(problems).toEqual([]);
    expect(plan.sheets).toEqual([
      [
        {
          title: 'Prices',
          note: 'Before tax.',
          beside: 'screen-columns',
          blocks: [
            {
              kind: 'text',
              paragraphs: [
                'First paragraph, in two lines.',
                'Second: {6} for 12\u00a0hours as <sid>adm at $330.',
              ],
            },
            {
              kind: 'lists',
              lists: [
                { title: 'You provide', items: ['Phones', 'Users'] },
                { title: 'You get', items: ['A license'] },
              ],
            },
            {
              kind: 'steps',
              from: 1,
              items: [
                { title: 'Back up', text: 'Take a backup.' },
                { title: 'Load', text: 'Run SAINT.', check: 'The package is listed.' },
              ],
            },
            {
              kind: 'steps',
              title: 'Each system',
              from: 3,
              items: [{ title: 'Connect', text: 'Create a destination.' }],
            },
            {
              kind: 'table',
              caption: 'Prices before tax',
              columns: ['Item', 'Price'],
              rows: [
                ['A | B', '$5'],
                ['Total', '$5'],
              ],
              widths: [40, 60],
              numbers: [1],
              total: true,
            },
            { kind: 'note', title: 'Stock stays with SAP', text: 'FlexPod posts nothing.' },
          ],
        },
      ],
      [
        { section: 'definitions' },
        {
          title: 'Work',
          blocks: [
            { kind: 'part', section: 'screen-columns' },
            {
              kind: 'raci',
              caption: 'Who does what',
              activity: 'Activity',
              roles: ['Sponsor', 'Lead'],
              rows: [{ activity: 'Decide', codes: ['A/R', '-'] }],
            },
            {
              kind: 'schedule',
              caption: 'Work by week',
              task: 'Task',
              columns: ['Week 1', 'Week 2', 'Week 3'],
              tasks: [
                { title: 'Kickoff', from: 1, to: 1 },
                { title: 'Tests', text: 'Two of them', from: 2, to: 3 },
              ],
            },
            { kind: 'chart', caption: 'Stations', bars: [{ label: 'Station 1', text: '54 s', value: 54 }] },
            {
              kind: 'figures',
              stats: [
                { value: '57', unit: ' s', label: 'a station' },
                { value: '96', unit: '%', label: 'balance' },
                { value: '11', label: 'stations' },
              ],
            },
          ],
        },
      ],
    ]);
  });

  it('may have Windows line endings', () => {
    const { problems, plan } = parseDocument(
      'a.md',
      `${front}# A\n\nText.\n`.replaceAll('\n', '\r\n'),
      known,
    );
    expect(problems).toEqual([]);
    expect(plan.sheets).toEqual([[{ title: 'A', blocks: [{ kind: 'text', paragraphs: ['Text.'] }] }]]);
  });
});

describe('a mistake is reported with its line', () => {
  it('in the front matter, all of them at once', () => {
    const head = '---\npage: flexpot\nkind: Brochure\ndate: 16.11.2026\nled: A text\n---\n';
    expect(problemsOf('# A\n\nText.', head)).toEqual([
      '5: There is no field "led". Did you mean "lead"?',
      '1: The field "version" is missing. Write a line "version: 1.0".',
      '1: The field "lead" is missing. Write a line "lead: one or two sentences for the cover".',
      '2: There is no page "flexpot". Did you mean "flexpod"?',
      '4: The date is "16.11.2026". Write a day as year-month-day: 2026-01-31.',
    ]);
    expect(problemsOf('# A\n\nText.', front.replace('flexpod', 'contact'))).toEqual([
      '2: The page "contact" needs a section "call-to-action", for the last page of the document.',
    ]);
    expect(problemsOf('# A\n\nText.', '')[0]).toBe(
      '1: The first line must be ---, then lines such as "page: flexpod", then --- again.',
    );
  });

  it('in a table: a row with too few cells, wrong widths, an unknown kind, no caption', () => {
    const table = '| A | B |\n|---|---|\n| 1 | 2 |\n';
    expect(problemsOf(`# A\n\nTable: B\nWidths: 20, 70\n\n${table}| 1 |`)).toEqual([
      '18: This row has 1 cell, the table has 2 columns. Write | between cells, \\| for a literal |, and leave a line empty below the table.',
      '13: Write the width of each of the 2 columns in percent. Together they are 100; here they are 2 widths with the sum 90.',
    ]);
    expect(problemsOf(`# A\n\nText.\n\nTabel: B\n\n${table}`)).toEqual([
      '14: There is no kind of table "Tabel". Did you mean "Table"?',
    ]);
    expect(problemsOf(`# A\n\nText\n\n${table}`)).toEqual([
      '14: Write a line above the table that says what it shows: "Table: Prices before tax".',
    ]);
    expect(problemsOf('# A\n\nText.\n\nTable: B\n\nMore.')).toEqual([
      '14: There is no table under "Table: B".',
    ]);
  });

  it('in a schedule or a RACI table', () => {
    const schedule = `Schedule: B\nColumns: W1, W2\n\n| Task | Detail | From | To |\n|---|---|---|---|\n| T | | W1 | W3 |\n| U | | W2 | W1 |`;
    expect(problemsOf(`# A\n\n${schedule}`)).toEqual([
      '17: There is no column "W3". Did you mean "W1"?',
      '18: The bar starts at "W2" but ends earlier, at "W1". Swap the two.',
    ]);
    expect(problemsOf('# A\n\nRACI: B\n\n| Activity | Lead |\n|---|---|\n| Decide | X |')).toEqual([
      '16: "X" is not a RACI code. Write R, A, C, I, A/R, -.',
    ]);
  });

  it('in a directive', () => {
    expect(problemsOf('::: secton definitions\n\n# A\n\nText.')).toEqual([
      '10: There is no directive "secton". Did you mean "section"?',
    ]);
    expect(problemsOf('::: section definition\n\n# A\n\nText.')).toEqual([
      '10: There is no kind of section for print "definition". Did you mean "definitions"?',
    ]);
    expect(problemsOf('::: section phase-stair\n\n# A\n\nText.')).toEqual([
      '10: The page "flexpod" has no section "phase-stair".',
    ]);
  });

  it('in a fact', () => {
    expect(problemsOf('# A\n\nFrom {license.flexpot} a year.')).toEqual([
      '12: There is no fact {license.flexpot}. Did you mean {license.flexpod}?',
    ]);
  });

  it('in the structure', () => {
    expect(problemsOf('Text.\n\n# A\n\n- point\n\n## B\n\n---\n\n---\n\n# C\n\n### D\n\nText\n---')).toEqual([
      '10: This belongs to no section. Write a heading above it: "# Prices".',
      '14: Write a title above the list: "### What you get".',
      '16: Write # before the heading of a section, and ### before the title of a list.',
      '20: There is an empty page here. Write a heading, or delete one of the lines ---.',
      '24: There is no list under "### D".',
      '26: Leave a line empty above ---, which starts a new page.',
    ]);
  });

  it('in a heading without text', () => {
    expect(problemsOf('# A\n\n# B\n\nText.')).toEqual(['10: There is nothing under the heading "A".']);
  });

  it('in a text, where Markdown would be lost', () => {
    expect(problemsOf('# A\n\nThis is **bold**.')).toEqual([
      '12: "**bold**" cannot be printed here: this text has no bold, italics, links or pictures. Write it as plain text, with \\ before special characters.',
    ]);
    expect(problemsOf('# A\n\n1. Back up.\n\n> Text.')).toEqual([
      '12: Begin the step with its title in bold: "1. **Title.** What to do."',
      '14: Write a note as one paragraph that begins in bold: "> **Title** Text".',
    ]);
  });
});

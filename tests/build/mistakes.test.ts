/** Mistakes of editors: each must be reported with one message that has the file, the place and what to do. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { prepareTreeCopy } from '../helpers/tree-copy.ts';

const { folder: copy, build, run } = prepareTreeCopy('mistakes');

/** The original text of the files that a test has changed; undefined for new ones. */
const originals = new Map<string, string | undefined>();

afterEach(() => {
  for (const [file, text] of originals) {
    if (text === undefined) rmSync(join(copy, file));
    else writeFileSync(join(copy, file), text);
  }
  originals.clear();
});

// biome-ignore lint/suspicious/noExplicitAny: content as an editor may write it
type Json = any;

/** A file, an edit of its text, and the expected problem after the name of the file. */
type Mistake = readonly [file: string, edit: (text: string) => string, problem: string];

const edited =
  (change: (value: Json) => void): Mistake[1] =>
  (text) => {
    const value = JSON.parse(text);
    change(value);
    return JSON.stringify(value, null, 2);
  };

/** A new page without mistakes. */
function pageText(id: string): string {
  const page = {
    path: `/${id}`,
    title: `The page ${id}`,
    heading: 'Quality that can be traced',
    tagline: 'From the cause to the part',
    area: 'solutions',
    menu: { order: 99 },
    description: `We look at how quality is checked on your line and where it slips: a description for ${id}.`,
    keywords: ['quality', 'audit', 'traceability'],
    sections: [{ kind: 'page-hero', lead: 'Two days on your line.', actions: [] }],
  };
  return `${JSON.stringify(page, null, 2)}\n`;
}

function write(file: string, text: string | Buffer): void {
  const path = join(copy, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Makes all mistakes, and returns the problems that the check must report. */
function make(mistakes: readonly Mistake[]): string[] {
  for (const [file, edit] of mistakes) {
    const isNew = file.startsWith('content/pages/new-');
    const text = isNew ? undefined : readFileSync(join(copy, file), 'utf8');
    if (!originals.has(file)) originals.set(file, text);
    write(file, edit(text ?? pageText(file.slice('content/pages/'.length, -'.json'.length))));
  }
  return mistakes.map(([file, , problem]) => `${file}: ${problem}`);
}

let pages = 0;
/** A mistake in a new page. */
function page(edit: Mistake[1], problem: string, name = `new-${pages}`): Mistake {
  pages += 1;
  return [`content/pages/${name}.json`, edit, problem];
}

/** A mistake in the fields of the first section of a new page. */
const hero = (fields: object, problem: string): Mistake =>
  page(
    edited(({ sections }) => Object.assign(sections[0], fields)),
    `sections[0]${problem}`,
  );

/** A mistake in another section of a new page. */
const section = (fields: object, problem: string): Mistake =>
  page(
    edited(({ sections }) => sections.push(fields)),
    `sections[1]${problem}`,
  );

const link = (to: string, problem: string): Mistake =>
  hero({ actions: [{ label: 'Read on', to }] }, `.actions[0].to: ${problem}`);

const metadata = (fields: object, problem: string): Mistake =>
  page(
    edited((value) => Object.assign(value, fields)),
    problem,
  );

const list = (name: string, change: (items: Json[]) => void, problem: string): Mistake => [
  `content/lists/${name}.json`,
  edited(({ items }) => change(items)),
  problem,
];

const company = (change: (value: Json) => void, problem: string): Mistake => [
  'content/company.json',
  edited(change),
  problem,
];

const statements = {
  kind: 'statements',
  items: [{ title: 'Vision', text: 'We see.', meaning: 'We look.' }],
};
const table = { kind: 'comparison-table', title: 'Plans', caption: 'Plans', columns: ['Small', 'Large'] };
const shown = { title: 'A press', description: 'It runs.' };
const alt = 'is missing. Write the alternative text: in a few words what the picture shows.';

const aboutTitle: string = JSON.parse(readFileSync('content/pages/about.json', 'utf8')).title;

/** Mistakes in sections, lists, legal texts and redirects. */
const inSections: readonly Mistake[] = [
  hero({ kind: 'page-heroo' }, '.kind: There is no kind of section "page-heroo". Did you mean "page-hero"?'),
  hero({ lead: undefined }, '.lead: is missing. Write one to three sentences under the heading.'),
  hero({ lead: undefined, laed: 'Two days.' }, ': "laed" is not known here. Did you mean "lead"?'),
  section(
    { ...statements, columns: 2 },
    ': "columns" is not known here. The fields are items, tone, id, kind, colors.',
  ),
  hero({ compact: 'yes' }, '.compact: is "yes". Write true or false, without quotes.'),
  hero({ actions: 'contact' }, '.actions: is "contact". Write a list in brackets: [ ... ].'),
  hero({ lead: '' }, '.lead: is empty. Write one to three sentences under the heading.'),
  hero({ lead: 'Two days. ' }, '.lead: has a space at its beginning or end. Delete it.'),
  link('contacts', 'There is no page "contacts". Did you mean "contact"?'),
  page(
    edited(({ sections }) => {
      sections[0].actions = [{ label: 'Read on', to: '#vison' }];
      sections.push({ ...statements, id: 'vision' });
    }),
    'sections[0].actions[0].to: There is no anchor "vison" on the page "new-anchor". Did you mean "vision"?',
    'new-anchor',
  ),
  link('new-anchor#vison', 'There is no anchor "vison" on the page "new-anchor". Did you mean "vision"?'),
  link('contact?enquiryType=Solution', 'There is no enquiry type "Solution". Did you mean "Solutions"?'),
  link(
    'contact?enquiryType=Solutions&specificCategory=Digital Manufactoring',
    'There is no category "Digital Manufactoring" of the enquiry type "Solutions". Did you mean "Digital Manufacturing"?',
  ),
  section(
    { kind: 'illustrated-list', title: 'Parts', items: [{ ...shown, spot: 'simulaton' }] },
    '.items[0].spot: There is no drawing "simulaton". Did you mean "simulation"?',
  ),
  hero({ scene: 'abuot' }, '.scene: There is no scene "abuot". Did you mean "about"?'),
  hero(
    { picture: { media: 'pres.jpg', alt: 'A press' } },
    '.picture.media: There is no file "pres.jpg" in the folder media. Did you mean "press.jpg"?',
  ),
  hero({ picture: { media: 'press.jpg' } }, `.picture.alt: ${alt}`),
  hero(
    { picture: { media: 'press.jpg', alt: 'press.jpg' } },
    '.picture.alt: This is a file name. Write in a few words what the picture shows.',
  ),
  section(
    {
      kind: 'illustrated-list',
      title: 'Parts',
      items: [{ ...shown, spot: { media: 'torn.png', alt: 'A press' } }],
    },
    '.items[0].spot.media: The file media/torn.png cannot be read as a picture. Save it again as JPEG or PNG.',
  ),
  hero(
    { lead: 'In {headquarters.citty}.' },
    '.lead: There is no fact {headquarters.citty}. Did you mean {headquarters.city}?',
  ),
  hero(
    { lead: 'For {euros: 100}.' },
    '.lead: There is no format "euros" in {euros: 100}. Write dollars, number, roundup or word.',
  ),
  hero(
    { lead: 'For {dollars: 2 * headquarters.countryCode}.' },
    '.lead: {headquarters.countryCode} is the text "US". Only numbers can be computed with.',
  ),
  link(
    'http://www.example.com',
    'The address "http://www.example.com" does not start with https:. Write one that does.',
  ),
  link('https://{company.domain}/film', 'There is no fact {company.domain}. Did you mean {company.email}?'),
  link(
    'file:film.pdf',
    'There is no file "film.pdf" in the folder public/media. Write the name of one that exists.',
  ),
  section(
    { ...statements, tone: 'grey' },
    '.tone: is "grey". Write one of "white", "paper", "tint", "field", "steel", "deep", "ink".',
  ),
  section(
    { ...table, rows: [{ title: 'Price', cells: ['$1'] }] },
    '.rows[0].cells: has 1 entry. Write 2, one for each column.',
  ),
  list(
    'insights',
    (items) => {
      items[0].date = '30.6.2026';
    },
    'items[0].date: is "30.6.2026". Write a day as year-month-day, such as "2026-06-30".',
  ),
  list(
    'positions',
    (items) => {
      items[0].pay = { from: 9, to: 5, currency: 'USD', per: 'hour' };
    },
    'items[0].pay: "from" is more than "to". Swap them.',
  ),
  list(
    'leaders',
    (items) =>
      items.splice(0, items.length, { ...items[0], name: 'Ann Lee' }, { ...items[0], name: 'Ann Lee' }),
    'items[1].name: "Ann Lee" is also that of items[0]. Write another one, or delete one of the two.',
  ),
  list('testimonials', (items) => items.splice(0), 'items: has no entries. Write at least 1.'),
  [
    'content/redirects.json',
    edited(({ items }) => items.splice(0, 9, { from: '/old', to: '/old' })),
    'items[0].to: "/old" is an old path itself. Write the one that it leads to.',
  ],
  [
    'content/legal/terms-of-use.md',
    (text) => text.replace(/^---\n[\s\S]*?\n---\n/, '$&\nSee [our policy](privacy-polcy).\n'),
    'line 5: There is no page "privacy-polcy". Did you mean "privacy-policy"?',
  ],
];

/** Mistakes in the metadata of pages, in texts and in the notation of files. */
const inMetadata: readonly Mistake[] = [
  metadata(
    { description: `Quality. ${'x'.repeat(160)}` },
    'description: has 169 characters. Search engines show 70 to 160.',
  ),
  metadata({ description: 'Quality.' }, 'description: has 8 characters. Search engines show 70 to 160.'),
  metadata({ tagline: 'x'.repeat(71) }, 'tagline: has 71 characters. Menus have room for 70.'),
  metadata({ path: '/about' }, 'path: "/about" is also in content/pages/about.json. Write another one.'),
  metadata(
    { title: aboutTitle },
    `title: "${aboutTitle}" is also in content/pages/about.json. Write another one.`,
  ),
  metadata(
    { path: '/Quality' },
    'path: Use lowercase letters, digits and hyphens, without a slash at the end.',
  ),
  metadata({ keywords: ['quality'] }, 'keywords: has 1 entry. Write at least 3.'),
  metadata(
    { menu: { group: 'solution', order: 1 } },
    'menu.group: is "solution". Write one of "solutions", "services", "products".',
  ),
  metadata({ parent: 'solution' }, 'parent: There is no page "solution". Did you mean "solutions"?'),
  metadata(
    { area: 'sales' },
    'area: is "sales". Write one of "company", "solutions", "services", "products", "ai".',
  ),
  [
    'content/pages/contact.json',
    edited((value) => Object.assign(value, { off: true })),
    'off: Every site needs this page. Delete "off".',
  ],
  page(
    (text) => text.replace(/"\n {2}\],/, '",\n  ],'),
    'line 14: There is a comma after the last entry. Delete it.',
  ),
  page(
    (text) => text.replace('"area": "solutions",', '"area": "solutions"'),
    'line 6: A comma is missing after "solutions".',
  ),
  page(
    (text) => text.replace('"solutions"', "'solutions'"),
    'line 6: Write "double quotes" instead of other quotation marks.',
  ),
  page(
    (text) => text.replace('  "area"', '  // The area.\n  "area"'),
    'line 6: Comments are not allowed in JSON. Delete it.',
  ),
  page((text) => text.replace(/\}\n$/, ''), 'line 1: The "{" is not closed.'),
  [
    'content/mails.json',
    (text) => text.replace('[{reference}]', '[{refrence}]'),
    'forms.contact.companyMail.subject: There is no fact {refrence}. Did you mean {reference}?',
  ],
];

/** Mistakes in files from which the facts are computed. */
const inData: readonly Mistake[] = [
  [
    'content/colors.json',
    edited((value) => Object.assign(value, { blue: 'blue' })),
    'blue: is "blue". Write the color of Solutions, links and the focus ring: # and six digits or letters from a to f.',
  ],
  [
    'content/facts.json',
    edited(({ rates }) => Object.assign(rates, { range: 'up to {most}' })),
    'rates.range: is "up to {most}". Write a text with {least} and {most}, such as "{least} to {most}".',
  ],
  company(
    ({ email }) => Object.assign(email, { general: 'info at example.com' }),
    'email.general: is "info at example.com". Write an email address, such as "info@example.com".',
  ),
  company(
    ({ offices }) => Object.assign(offices[0], { timeZone: 'Berlin' }),
    'offices[0].timeZone: There is no time zone "Berlin". Write continent and city, such as "Europe/Berlin".',
  ),
  company(
    ({ phone }) => Object.assign(phone, { dial: '713 555' }),
    'phone.dial: is "713 555". Write the number as it is dialed, such as "+17135550100".',
  ),
  // Does not hide the problems of pages.
  link('contcts', 'There is no page "contcts". Did you mean "contact"?'),
];

/** A file that cannot be read at all does not hide the problems of others. */
const unreadable: readonly Mistake[] = [
  [
    'content/company.json',
    (text) => text.replace('"name"', 'name'),
    'line 3: Write "double quotes" around name.',
  ],
  ['content/site.json', (text) => text.trimEnd().slice(0, -1), 'line 1: The "{" is not closed.'],
  hero({ lead: undefined }, '.lead: is missing. Write one to three sentences under the heading.'),
];

function problemsOf({ status, stderr }: ReturnType<typeof run>): string[] {
  expect(status).toBe(1);
  return stderr.trim().split('\n').sort();
}

it.each(Object.entries({ inSections, inMetadata, inData, unreadable }))(
  'all mistakes %s are reported in one run, each with one message',
  async (_name, mistakes) => {
    const picture = { width: 90, height: 60, channels: 3, background: '#875' } as const;
    write('media/press.jpg', await sharp({ create: picture }).jpeg().toBuffer());
    write('media/torn.png', 'no picture');
    const expected = make(mistakes);
    expect(problemsOf(run('scripts/check-content.ts'))).toEqual(expected.sort());
  },
  60_000,
);

it('the build reports the same problems', () => {
  const expected = make(inMetadata);
  expect(problemsOf(build())).toEqual(expected.sort());
}, 60_000);

it('a changed price of a PDF document fails the check and the CI build', () => {
  make([
    ['content/facts.json', (text) => text.replace('"Engagement lead": 210', '"Engagement lead": 220'), ''],
  ]);
  const problem =
    'public/media/on-demand-services-capabilities.pdf: its text or layout has changed. Print it again: npm run documents';
  for (const { status, stderr } of [run('scripts/check-content.ts'), build({ CI: '1' })]) {
    expect(stderr).toContain(problem);
    expect([status, stderr.includes('    at ')]).toEqual([1, false]);
  }
}, 120_000);

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { prepareTreeCopy } from '../helpers/tree-copy.ts';

const { folder: copy, build, run } = prepareTreeCopy('mistakes');
const page = 'src/pages/quality-management';
const content = `${page}/content.ts`;

/** Original content of the files that a test has changed. */
const originals = new Map<string, string>();

afterEach(() => {
  for (const [file, text] of originals) writeFileSync(join(copy, file), text);
  originals.clear();
  rmSync(join(copy, page), { recursive: true, force: true });
});

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  originals.set(file, originals.get(file) ?? text);
  writeFileSync(join(copy, file), text.replace(from, to));
}

/** Adds a complete page, except for the mistake of the test. */
function addPage({
  group = 'solutions',
  parent = 'solutions',
  contactPage = 'contact',
  category = 'Digital Manufacturing',
  anchor = 'traced',
  next = 'digital-manufacturing',
  images = ['simulation.drawn-solutions'],
}): void {
  const files = {
    'entry.ts': `export const entry = {
  path: '/quality-management', title: 'Quality Management', heading: 'Quality that can be traced',
  tagline: 'From the cause to the part', area: 'solutions', group: '${group}', place: 11, parent: '${parent}',
  description: 'We look at how quality is checked on your line, where it slips, and what it would take to stop that.',
  keywords: ['quality', 'quality management', 'traceability'],
};\n`,
    'content.ts': `export const hero = {
  lead: 'Two days on your line, one page of causes.',
  actions: [
    { label: 'Ask us', to: { page: '${contactPage}', query: { enquiryType: 'Solutions', specificCategory: '${category}' } } },
    { label: 'See how', to: { anchor: '${anchor}' } },
  ],
};
export const steps = [${images.map((image) => `{ image: '${image}' }`).join(', ')}];
export const next = ['${next}', 'analytics'];\n`,
    'page.tsx': `import { Drawing } from '#sections/parts/drawing.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { hero, next, steps } from './content.ts';

export default function QualityManagementPage() {
  return (
    <>
      <PageHero page="quality-management" hero={hero} />
      <div id="traced">{steps.map(({ image }) => <Drawing key={image} name={image} />)}</div>
      <NextPages ids={next} />
    </>
  );
}\n`,
    'scene.ts': `import { box } from '#art/kit/box.ts';
import { hero } from '#art/kit/frame.ts';
import { standingOn } from '#art/kit/shadow.ts';

export const picture = hero(
  standingOn(box('dark', [-3, -3, 0], [6, 6, 0.4]), [box('accent', [-1, -1, 0.4], [2, 2, 2])]),
);\n`,
  };
  mkdirSync(join(copy, page), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(copy, page, name), text);
}

function check() {
  const { status, stderr } = run('scripts/check-content.ts');
  return { status, stderr, hasStack: stderr.includes('    at ') };
}

describe('an unknown name', () => {
  it('is reported with its file and the closest known name, several in one run', () => {
    addPage({
      contactPage: 'contacts',
      next: 'digital-manufactoring',
      images: ['simulation.drawn-solutions', 'simulaton.drawn-solutions'],
    });
    edit(
      'src/pages/careers/content.ts',
      "next: readonly PageId[] = ['about'",
      "next: readonly PageId[] = ['abuot'",
    );
    const { status, stderr, hasStack } = check();
    expect(stderr).toContain(`- ${content}: there is no page "contacts". Did you mean "contact"?\n`);
    expect(stderr).toContain(
      `- ${content}: there is no page "digital-manufactoring". Did you mean "digital-manufacturing"?\n`,
    );
    expect(stderr).toContain(
      `- ${content}: there is no drawing "simulaton.drawn-solutions". Did you mean "simulation.drawn-solutions"?\n`,
    );
    expect(stderr).toContain(
      '- src/pages/careers/content.ts: there is no page "abuot". Did you mean "about"?\n',
    );
    expect([status, hasStack]).toEqual([1, false]);
  }, 60_000);

  it('of a category of the contact form is reported', () => {
    addPage({ category: 'Qualty Management' });
    const { status, stderr, hasStack } = check();
    expect(stderr).toContain(
      `- ${content}: there is no category "Qualty Management" of "Solutions" in the contact form.`,
    );
    expect(stderr).toContain('The categories are in src/contract/contact.ts.');
    expect([status, hasStack]).toEqual([1, false]);
  }, 60_000);

  it('of a group or parent is reported', () => {
    addPage({ group: 'solution', parent: 'solution' });
    const { status, stderr, hasStack } = check();
    expect(stderr).toContain(`${page}/entry.ts: there is no group "solution". Did you mean "solutions"?`);
    expect(stderr).toContain(`${page}/entry.ts: there is no page "solution". Did you mean "solutions"?`);
    expect([status, hasStack]).toEqual([1, false]);
  }, 60_000);

  it('of an anchor or drawing is reported by the check and by the build', () => {
    addPage({ anchor: 'trace', images: ['simulaton.drawn-solutions'] });
    const expected = [
      `- ${content}: there is no anchor "trace" on /quality-management. Did you mean "traced"?`,
      `- ${content}: there is no drawing "simulaton.drawn-solutions". Did you mean "simulation.drawn-solutions"?`,
    ];
    for (const { status, stderr } of [check(), build()]) {
      for (const problem of expected) expect(stderr).toContain(problem);
      expect([status, stderr.includes('    at ')]).toEqual([1, false]);
    }
  }, 180_000);

  it('in a component is reported with its page', () => {
    addPage({});
    edit(`${page}/page.tsx`, 'ids={next}', "ids={['contacts', 'about']}");
    const { status, stderr, hasStack } = check();
    expect(stderr).toContain(`- ${page}: there is no page "contacts". Did you mean "contact"?`);
    expect([status, hasStack]).toEqual([1, false]);
  }, 60_000);
});

describe('a changed price of a PDF document', () => {
  it('fails the check and the CI build, which name the outdated document', () => {
    edit('src/content/role-rates.ts', "'Engagement lead': 210", "'Engagement lead': 220");
    const problem =
      'public/media/on-demand-services-capabilities.pdf: its text or layout has changed. Print it again: npm run documents';
    for (const { status, stderr } of [check(), build({ CI: '1' })]) {
      expect(stderr).toContain(`- ${problem}`);
      expect([status, stderr.includes('    at ')]).toEqual([1, false]);
    }
  }, 120_000);
});

describe('company facts', () => {
  const company = 'src/content/company.ts';
  const pages = ['managed-services', 'about', 'careers', 'contact', 'on-demand-services', 'home'];
  const print = `
    const { globSync } = await import('node:fs');
    const files = globSync('src/pages/{${pages}}/{entry,content,content/*}.ts').filter((file) => !file.includes('.test.'));
    for (const file of files) console.log(file, JSON.stringify(await import('./' + file)));`;

  it('determine the shifts: offices in one time zone have day and night shifts', () => {
    const twoZones = run('--eval', print).stdout;
    expect(twoZones).toContain('There is no night shift.');
    expect(twoZones).toContain('hand over to each other twice a day');
    edit(company, "timeZone: 'Asia/Kolkata'", "timeZone: 'America/Chicago'");
    const oneZone = run('--eval', print).stdout;
    expect(oneZone).toContain('"team":"Night shift","localHours":"6:00 PM to 6:30 AM"');
    expect(oneZone).toContain('Each evening the day shift hands open tickets to the night shift in writing');
    expect(oneZone).toContain('Support works day and night shifts and hands over twice a day.');
    expect(oneZone).not.toMatch(
      /no night shift|hand over to each other|follow.the.sun support|day shifts? in|on its day shift/i,
    );
  }, 60_000);

  it('are checked against the history and figures on About', () => {
    edit(company, 'foundingYear: 2005', 'foundingYear: 2014');
    const { status, stderr, hasStack } = check();
    const where = '- src/pages/about/content.ts, milestone "The first product": says 2008.';
    expect(stderr).toContain(`${where} The company was founded in 2014 (src/content/company.ts).`);
    expect(stderr).toContain('- src/pages/about/content.ts, stats: says "20 years in business');
    expect([status, hasStack]).toEqual([1, false]);
  }, 60_000);
});

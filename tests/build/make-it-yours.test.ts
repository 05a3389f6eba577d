import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shades } from '#content/palette/shades.ts';
import { mark } from '#generated/mark.ts';
import { prepareTreeCopy } from '../helpers/tree-copy.ts';

const { folder: copy, build } = prepareTreeCopy('make-it-yours');
function edit(file: string, change: (text: string) => string): void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}

/** What the copy's server writes by itself: a mail and the look of its pages. */
function writtenByServer(): string {
  const program = `
    import { lookOf } from './src/server/http/page-look.ts';
    import { toHtml } from './src/server/mail/html.ts';
    const blocks = [{ kind: 'warning', text: 'x' }, { kind: 'reference', label: 'x', value: 'x' }];
    console.log(lookOf({ fonts: [], wordmark: null, picture: null }).style);
    console.log(toHtml({ preview: '', eyebrow: '', title: '', blocks, footer: [] }, ''));`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: copy,
    encoding: 'utf8',
  });
}

const record = (text: string) => (source: string) => source.replace(/(= \[\n)/, `$1${text}\n`);

describe('the site of another company', () => {
  it('says what is wrong with a record before anything is built', () => {
    edit('src/pages/careers/content/positions.ts', record("  { title: 'Welder', closes: 'soon' } as never,"));
    const { status, stderr } = build();
    expect(status).toBe(1);
    expect(stderr).toContain(
      'src/pages/careers/content/positions.ts, record 1 (Welder), field department: is missing. Write a department',
    );
    expect(stderr).toContain(
      'record 1 (Welder), field closes: is "soon". Write a day as year-month-day, such as \'2026-06-30\'',
    );
    expect(stderr).not.toContain('    at ');
  }, 60_000);

  it('has its own name, its one office and its own address everywhere', () => {
    edit('src/content/company.ts', (text) =>
      text
        .replaceAll('Kelvane', 'Mertens')
        .replaceAll('kelvane', 'mertens')
        .replaceAll('Houston', 'Gent')
        .replaceAll('Hyderabad', 'Brugge')
        .replaceAll('Texas', 'Flanders')
        .replaceAll('2005', '1987')
        .replace('713) 555-0142', '9) 555 01 42')
        .replace("legalForm: ''", "legalForm: 'NV'")
        .replace('[headquarters, india]', '[headquarters]')
        .replace(/const india[\s\S]*?\n};\n/, ''),
    );
    const position =
      "{ title: 'T', department: 'D', location: 'L', type: 'Contract', experience: 'E', skills: ['S']";
    edit('src/pages/careers/content/positions.ts', (text) =>
      text
        .replace(/ {2}\{ title: 'Welder'.*\n/, '')
        .replace(
          /(= \[\n)/,
          `$1  ${position.replace("'T'", "'Welder'")}, duties: ['You weld.'], pay: { from: 20, to: 25, currency: 'EUR', per: 'hour' }, closes: '2999-12-31' },\n  ${position.replace("'T'", "'Rigger'")}, closes: '2001-01-01' },\n`,
        ),
    );
    // Every color becomes another one: its parts change places.
    edit('src/content/colors.ts', (text) =>
      text.replace(/#(\w\w)(\w\w)(\w\w)/g, (_, r, g, b) => (r === 'ff' ? '#fffdf7' : `#${b}${r}${g}`)),
    );
    edit(
      'src/pages/home/content/clients.ts',
      record("  { name: 'Zimmer AG', logo: 'client-zimmer-ag', color: 'teal' },"),
    );
    const { status, stderr } = build({ SITE_URL: 'https://trial.mertens.example' });
    expect(stderr).toBe('');
    expect(status).toBe(0);

    const files = globSync(['dist/site/**/*.{html,xml,txt,webmanifest,js}', 'dist/desk/**/*.{html,js}'], {
      cwd: copy,
    });
    expect(files.length).toBeGreaterThan(30);
    const told = /kelvane|houston|hyderabad|\b2005\b|\btexas\b|555-0142/gi;
    const ours = files.filter((file) => !file.includes('/pdfjs-'));
    const left = ours.flatMap((file) =>
      [...new Set(readFileSync(join(copy, file), 'utf8').match(told))].map((word) => `${file}: ${word}`),
    );
    expect(left).toEqual([]);

    const read = (file: string) => readFileSync(join(copy, 'dist/site', file), 'utf8');
    expect(read('about.html')).toContain('<link rel="canonical" href="https://trial.mertens.example/about">');
    expect(read('index.html')).toContain('"legalName":"Mertens Technology Solutions NV"');
    expect(read('robots.txt')).toContain('Sitemap: https://trial.mertens.example/sitemap.xml');
    expect(read('.well-known/security.txt')).toContain('Contact: mailto:security@mertens.example.com');
    // Its own name is drawn, and nowhere the mark that this tree has.
    for (const file of ['wordmark.svg', 'wordmark-on-dark.svg']) {
      expect(read(file)).not.toBe(readFileSync(join('src/generated/art/brand', file), 'utf8'));
    }
    const drawn = globSync('dist/**/*.{html,svg,js}', { cwd: copy });
    expect(drawn.filter((file) => readFileSync(join(copy, file), 'utf8').includes(mark.vane))).toEqual([]);
    expect(/client-zimmer-ag\.svg"[^>]* alt="Zimmer AG"/.test(read('index.html'))).toBe(true);
    expect(globSync('art/*/images/client-zimmer-ag.svg', { cwd: join(copy, 'dist/site') })).toHaveLength(1);
    const oldColors = Object.values(shades).flatMap((shade) =>
      typeof shade === 'string' ? [] : Object.values<string>(shade),
    );
    const colored = globSync('dist/{site,desk}/**/*.{html,css,svg,webmanifest}', { cwd: copy });
    const texts = colored.map((file) => [file, readFileSync(join(copy, file), 'utf8')] as const);
    const kept = [...texts, ['the server', writtenByServer()] as const].flatMap(([file, text]) =>
      oldColors.filter((color) => text.includes(color)).map((color) => `${file}: ${color}`),
    );
    expect(kept).toEqual([]);
    const careers = read('careers.html');
    expect(careers).toContain('Seven open positions');
    for (const words of ['Welder', 'You weld.', '€20 to €25 an hour', 'Apply by December 31, 2999']) {
      expect(careers).toContain(words);
    }
    expect(careers).not.toContain('Rigger');
  }, 240_000);
});

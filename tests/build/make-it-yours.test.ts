import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FORMS, type FormName } from '#contract/forms.ts';
import { browserLaunchOptions } from '../../scripts/lib/browser.ts';
import { deadLinks } from '../../scripts/lib/dead-links.ts';
import { CONTACT, NEWSLETTER } from '../fixtures/sample-submissions.ts';
import type { ServerProcess } from '../fixtures/server-process.ts';
import { another, rebrand, tracesIn, tracesOfOld } from '../helpers/another-company.ts';
import { readSheets } from '../helpers/printed-sheets.ts';
import { prepareTreeCopy } from '../helpers/tree-copy.ts';

const { folder: copy, build, run } = prepareTreeCopy('make-it-yours', { whole: true });
const site = join(copy, 'dist/site');
const read = (file: string) => readFileSync(join(site, file), 'utf8');

describe('the site of another company', () => {
  it('is built from its own facts, lists and pictures', async () => {
    await rebrand(copy);
    const { status, stderr } = build({ SITE_URL: 'https://trial.meersch.example' });
    // The PDF documents are still those of the other company; the build only warns.
    expect(stderr).toMatch(/^\nWARNING: the PDF documents are out of date\.\n(- public\/media\/.*\n)+$/);
    expect(status).toBe(0);
    expect(read('about.html')).toContain('<link rel="canonical" href="https://trial.meersch.example/about">');
    expect(read('index.html')).toContain(`"legalName":"${another.name} NV"`);
    expect(read('robots.txt')).toContain('Sitemap: https://trial.meersch.example/sitemap.xml');
    expect(read('.well-known/security.txt')).toContain('Contact: mailto:security@vandermeersch.example.com');
  }, 300_000);

  it('has no text, color or mark of the old company', () => {
    expect(tracesOfOld(copy, ['dist/site/**/*.{html,xml,txt,webmanifest,js,css,svg}'])).toEqual([]);
    expect(tracesOfOld(copy, ['dist/desk/**/*.{html,js,css}'])).toEqual([]);
    expect(tracesOfOld(copy, ['dist/render/**/*.js'])).toEqual([]);
  });

  it('shows the new entries and their counts, and none of the removed ones', () => {
    const [home, careers, about] = [read('index.html'), read('careers.html'), read('about.html')];
    for (const text of ['A press in pictures', 'They came back.', 'Maes &amp; Zonen', 'Bolts.'])
      expect(home).toContain(text);
    expect(home).not.toContain('alt="Halvengard"');
    expect(about).toContain('Wim leads.');
    expect(about).not.toContain('Thomas Whitcomb');
    for (const text of [
      'Six open positions',
      'You weld.',
      '€20 to €25 an hour',
      'Apply by December 31, 2999',
    ])
      expect(careers).toContain(text);
    expect(careers).not.toContain('Rigger');
    expect(read('analytics.html')).toContain('On a board.');
  });

  it('shows its photo in several widths, with size and alternative text', () => {
    const [shown = ''] = /<picture>(?:(?!<\/picture>).)*Two welders[^>]*>/s.exec(read('about.html')) ?? [];
    expect(shown).toMatch(
      /<source type="image\/avif" srcSet="[^"]*-320\.avif 320w, [^"]*-1600\.avif 1600w"/i,
    );
    expect(shown).toMatch(/ width="1600" height="1200"/);
    const generated = readdirSync(join(site, 'assets/media'));
    expect(generated.filter((file) => file.endsWith('.jpg'))).toHaveLength(5);
    // Only SVG is compressed; other image formats already are.
    expect(generated.filter((file) => /\.(br|gz)$/.test(file)).every((file) => file.includes('.svg'))).toBe(
      true,
    );
    expect(read('index.html')).toMatch(
      /<img src="\/assets\/media\/acme-[0-9a-f]+\.svg" alt="Acme Rolling Mills"/,
    );
    expect(deadLinks(site)).toEqual([]);
  });

  it('has social cards and documents without traces of the old company', async () => {
    const program = `
      import { writeFileSync } from 'node:fs';
      import { cardOf } from './scripts/art-social.ts';
      import { pageIds } from './src/site/pages.ts';
      writeFileSync('cards.html', pageIds.map(cardOf).join('\\n'));`;
    expect(run('--input-type=module', '-e', program).stderr).toBe('');
    expect(tracesOfOld(copy, ['cards.html'])).toEqual([]);

    const printed = run('scripts/documents.ts', '--all');
    expect(printed.stderr).toBe('');
    expect(printed.status).toBe(0);
    const documents = globSync('public/media/*.pdf', { cwd: copy });
    expect(documents.length).toBeGreaterThan(0);
    for (const file of documents) {
      const { sheets } = await readSheets(readFileSync(join(copy, file)));
      const text = sheets.map((sheet) => sheet.text).join(' ');
      expect(text, file).toContain(another.shortName.replaceAll(' ', ''));
      expect(tracesIn(text), file).toEqual([]);
    }
  }, 240_000);

  it('passes the unit tests that apply to any company', () => {
    // These tests are specific to this company: the specification, and committed files that are rendered in a browser.
    const companySpecific = [
      'tests/specification*',
      'tests/specification/**',
      'tests/art/**',
      'tests/unit/documents.test.ts',
    ];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project=unit',
        '--reporter=dot',
        ...companySpecific.map((pattern) => `--exclude=${pattern}`),
      ],
      { cwd: copy, encoding: 'utf8', env: { ...process.env, SITE_URL: '', NO_COLOR: '1', FORCE_COLOR: '' } },
    );
    expect((stdout + stderr).match(/(?:FAIL|Error) .*/g) ?? []).toEqual([]);
    expect(status).toBe(0);
  }, 300_000);
});

describe('the server of another company', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    const { startServerProcess } = await import(join(copy, 'tests/fixtures/server-process.ts'));
    server = await startServerProcess({
      API_ONLY: '0',
      SITE_DIR: site,
      SITE_URL: 'https://trial.meersch.example',
      DATA_DIR: join(copy, 'data'),
      FORM_MIN_FILL_MS: '0',
    });
  }, 60_000);
  afterAll(() => server.kill('SIGTERM'));

  it('sends mails without traces of the old company', async () => {
    for (const [form, body] of Object.entries({ contact: CONTACT, newsletter: NEWSLETTER })) {
      const response = await fetch(`${server.address}${FORMS[form as FormName].endpoint}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(200);
    }
    const folder = join(copy, 'data/mail');
    const mails = () =>
      existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    await expect.poll(() => mails().length, { timeout: 30_000 }).toBe(3);
    const texts = mails().map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', ''));
    expect(texts.flatMap(tracesIn)).toEqual([]);
    for (const text of texts) expect(text).toContain(another.shortName);
  }, 60_000);

  it('renders its own pages without traces of the old company', async () => {
    const page = await (await fetch(`${server.address}/api/mail/action?token=none`)).text();
    expect(page).toContain(another.shortName);
    expect(tracesIn(page)).toEqual([]);
  });

  it('serves no page that overflows on a phone, even with a long company name', async () => {
    const browser = await chromium.launch(browserLaunchOptions('light'));
    try {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const sitemap = read('sitemap.xml');
      const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
      expect(paths.length).toBeGreaterThan(25);
      const overflowing: string[] = [];
      for (const path of paths) {
        await page.goto(`${server.address}${path}`, { waitUntil: 'domcontentloaded' });
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > 390) overflowing.push(`${path}: ${width} px`);
      }
      expect(overflowing).toEqual([]);
    } finally {
      await browser.close();
    }
  }, 120_000);
});

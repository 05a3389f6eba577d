import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deadLinks } from '../../scripts/lib/dead-links.ts';
import { prepareTreeCopy } from '../helpers/tree-copy.ts';

const { folder: copy, build, run } = prepareTreeCopy('new-page');
const site = join(copy, 'dist/site');
const read = (file: string) => readFileSync(join(site, file), 'utf8');

const page = {
  path: '/quality-audits',
  title: 'Quality Audits',
  heading: 'Audits that find the cause',
  tagline: 'A second pair of eyes on the line',
  area: 'solutions',
  menu: { group: 'solutions', order: 11 },
  parent: 'solutions',
  description:
    'We look at how quality is checked on your line, where it slips, and what it would take to stop that.',
  keywords: ['audit', 'quality audit', 'line check'],
  sections: [
    { kind: 'page-hero', lead: 'Two days on your line, one page of causes.', actions: [] },
    { kind: 'call-to-action', title: 'Ask for an audit', text: 'We come within a week.', actions: [] },
  ],
};

it('a page added as one file appears in menus, search, sitemap and overview', () => {
  writeFileSync(join(copy, 'content/pages/quality-audits.json'), JSON.stringify(page));
  const { status, stderr } = build();
  expect([status, stderr]).toEqual([0, '']);
  expect(read('quality-audits.html')).toContain('Audits that find the cause');
  expect(menuOf(read('about.html'), 'menu-solutions')).toContain('href="/quality-audits"');
  expect(menuOf(read('about.html'), 'mobile-menu')).toContain('href="/quality-audits"');
  expect(read('sitemap.xml')).toContain('/quality-audits</loc>');
  expect(mainOf(read('solutions.html'))).toContain('href="/quality-audits"');
  expect(read('search.json')).toContain('line check');
}, 300_000);

it('a page without a drawing shows that of its area in the hero, the closing section, menus and its social card', () => {
  const [hero = ''] = /<svg class="iso[\s\S]*?<\/svg>/.exec(mainOf(read('quality-audits.html'))) ?? [];
  expect(hero).not.toBe('');
  expect(mainOf(read('solutions.html'))).toContain(hero);
  expect(mainOf(read('quality-audits.html'))).toMatch(/images\/scene-quality-audits\.built-solutions\.svg/);
  expect(menuOf(read('about.html'), 'menu-solutions')).toMatch(
    /images\/spot-quality-audits\.drawn-solutions\.svg/,
  );
  // Also checks that all these drawings exist.
  expect(deadLinks(site)).toEqual([]);
  const print = `
    const { cardOf } = await import('./scripts/art-social.ts');
    console.log(cardOf('quality-audits'));`;
  const { stdout } = run('--input-type=module', '-e', print);
  expect(stdout).toContain('A second pair of eyes on the line');
  expect(stdout).toContain(hero);
}, 60_000);

it('a page can reuse the drawing of another page', () => {
  const changed = { ...page, scene: 'analytics' };
  writeFileSync(join(copy, 'content/pages/quality-audits.json'), JSON.stringify(changed));
  expect(run('-e', '').stderr).toBe('');
  const drawing = (name: string) => readFileSync(join(copy, `src/generated/art/scenes/${name}.svg`), 'utf8');
  expect(drawing('quality-audits')).toBe(drawing('analytics'));
}, 60_000);

function mainOf(html: string): string {
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
}

function menuOf(html: string, id: string): string {
  const start = html.indexOf(`id="${id}"`);
  return html.slice(start, html.indexOf('</ul>', start + 1) + 4000);
}

import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prepareTreeCopy } from '../helpers/tree-copy.ts';

const { folder: copy, build } = prepareTreeCopy('new-page');
const folder = join(copy, 'src/pages/quality-audits');

const files = {
  'entry.ts': `import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/quality-audits',
  title: 'Quality Audits',
  heading: 'Audits that find the cause',
  tagline: 'A second pair of eyes on the line',
  area: 'solutions',
  group: 'solutions',
  place: 11,
  parent: 'solutions',
  description: 'We look at how quality is checked on your line, where it slips, and what it would take to stop that.',
  keywords: ['audit', 'quality audit', 'line check'],
};
`,
  'content.ts': `import type { HeroRecord } from '#content/types.ts';

export const hero: HeroRecord = { lead: 'Two days on your line, one page of causes.', actions: [] };
`,
  'page.tsx': `import { PageHero } from '#sections/page-hero/section.tsx';
import { hero } from './content.ts';

export default function QualityAuditsPage() {
  return <PageHero page="quality-audits" hero={hero} />;
}
`,
  'scene.ts': `import { box } from '#art/kit/box.ts';
import { hero } from '#art/kit/frame.ts';
import { standingOn } from '#art/kit/shadow.ts';

export const picture = hero(
  standingOn(box('dark', [-3, -3, 0], [6, 6, 0.4]), [box('accent', [-1, -1, 0.4], [2, 2, 2])]),
);
`,
};

describe('a page added as the README describes', () => {
  it('fails the build with the name of a missing file', () => {
    mkdirSync(folder, { recursive: true });
    for (const name of ['entry.ts', 'content.ts', 'page.tsx'] as const)
      writeFileSync(join(folder, name), files[name]);
    const { status, stderr } = build();
    expect(status).toBe(1);
    expect(stderr).toContain('Add src/pages/quality-audits/scene.ts: its drawing.');
    expect(stderr).not.toContain('    at ');
  }, 60_000);

  it('appears in the menus, search, sitemap and overview without changes to other files', () => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const { status, stderr } = build();
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const read = (file: string) => readFileSync(join(copy, 'dist/site', file), 'utf8');
    expect(read('quality-audits.html')).toContain('Audits that find the cause');
    expect(menuOf(read('about.html'), 'menu-solutions')).toContain('href="/quality-audits"');
    expect(menuOf(read('about.html'), 'mobile-menu')).toContain('href="/quality-audits"');
    expect(read('sitemap.xml')).toContain('/quality-audits</loc>');
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(read('solutions.html')) ?? [];
    expect(main).toContain('href="/quality-audits"');
    const search = globSync('assets/search-*.json', { cwd: join(copy, 'dist/site') });
    expect(search.map(read).join()).toContain('line check');
  }, 120_000);
});

function menuOf(html: string, id: string): string {
  const start = html.indexOf(`id="${id}"`);
  return html.slice(start, html.indexOf('</ul>', start + 1) + 4000);
}

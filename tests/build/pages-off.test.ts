import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageIdAt } from '#site/pages.ts';
import { searchPages } from '#site/search.ts';
import { deadLinks } from '../../scripts/lib/dead-links.ts';
import { editContent } from '../helpers/edit-content.ts';
import { prepareTreeCopy } from '../helpers/tree-copy.ts';

const { folder: copy, build, run } = prepareTreeCopy('pages-off');

/** A product and a child of the services, both with a PDF document, and a solution that the home page features. */
const off = {
  flexpod: '/products/flexpod',
  'managed-services': '/managed-services',
  convokeai: '/convokeai',
};

/** Queries that find each of them, and one that finds a page that stays on. */
const searches = ['FlexPod', 'Managed Services', 'ConvokeAI', 'MDSLite'];

function switchOff(page: string, off = true): void {
  editContent(copy, `pages/${page}.json`, (value) => ({ ...value, off }));
}

describe('a page that is switched off in its file', () => {
  it('fails the check if every site needs it', () => {
    switchOff('contact');
    const { status, stderr } = run('scripts/check-content.ts');
    expect([status, stderr]).toEqual([
      1,
      'content/pages/contact.json: off: Every site needs this page. Delete "off".\n',
    ]);
    switchOff('contact', false);
  }, 60_000);

  it('is removed from the site, the search and the sitemap, with all links to it', () => {
    // Before, the searches find them, except those that the owner has already switched off.
    expect(searches.flatMap(searchPages).map(({ route }) => route)).toEqual(
      expect.arrayContaining(Object.values(off).filter((path) => pageIdAt(path))),
    );
    for (const page of Object.keys(off)) switchOff(page);
    editContent(copy, 'redirects.json', () => ({ items: [{ from: '/products/flexpod', to: '/products' }] }));
    const { status, stderr } = build();
    // Documents that link to those pages are outdated. Those of the pages themselves are not published.
    expect(stderr.split('\n- ').slice(1).join()).not.toMatch(/flexpod|managed-services/);
    expect(status).toBe(0);

    const site = join(copy, 'dist/site');
    const files = globSync('**/*', { cwd: site });
    expect(files).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/flexpod-brochure|managed-services-methodology/)]),
    );
    for (const [page, path] of Object.entries(off)) {
      expect(existsSync(join(site, `${path}.html`))).toBe(false);
      expect(existsSync(join(site, `social/${page}.png`))).toBe(false);
      const mentions = files
        .filter((file) => /\.(html|xml)$/.test(file))
        .filter((file) => readFileSync(join(site, file), 'utf8').includes(`${path}"`));
      expect(mentions).toEqual([]);
    }
    expect(readFileSync(join(site, 'sitemap.xml'), 'utf8')).not.toContain('flexpod');
    expect(deadLinks(site)).toEqual([]);

    // Its siblings still exist, enquiries about it can still be sent, and the search does not find it.
    expect(readFileSync(join(site, 'products.html'), 'utf8')).toContain('href="/products/mdslite"');
    expect(readFileSync(join(site, 'contact.html'), 'utf8')).toContain('FlexPod');
    const { stdout } = run(
      '--eval',
      `const { searchPages } = await import('#site/search.ts');
      console.log(${JSON.stringify(searches)}.flatMap(searchPages).map(({ route }) => route).join());`,
    );
    expect(stdout).toContain('/products/mdslite');
    for (const path of Object.values(off)) expect(stdout).not.toContain(path);
  }, 300_000);
});

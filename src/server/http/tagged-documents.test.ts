import { describe, expect, it } from 'vitest';
import { tagTexts } from '#content/tag-texts.ts';
import { TAG_KINDS, type Tag } from '#contract/tag.ts';
import { TagPlaceMissingError, withTag } from './tagged-documents.ts';

const placed = (place: string) => `<p class="x" data-place="${place}">words</p>`;
const drawer = `<dialog id="cookie-settings" class="drawer">${['drawer-analytical', 'drawer-marketing'].map(placed).join('')}</dialog>`;
const policy = drawer + Object.keys(tagTexts).map(placed).join('');
const tag = (kind: Tag['kind']): Tag => ({
  kind,
  url: 'https://stats.example:8443/t.js?a=1&b="',
  siteId: '7',
});

describe('a document with a tag', () => {
  it('has it on the drawer, where the script finds it', () => {
    const html = withTag(drawer, tag('matomo'), '/about');
    expect(html).toContain('<dialog id="cookie-settings" data-tag="matomo"');
    expect(html).toContain(
      'data-tag-url="https://stats.example:8443/t.js?a=1&amp;b=&quot;" data-tag-site="7"',
    );
  });

  it.each(TAG_KINDS)(
    'says of %s what it is and where it comes from, with nothing left to fill in',
    (kind) => {
      const html = withTag(policy, tag(kind), '/privacy-policy');
      expect(html).not.toContain('words');
      expect(html).not.toMatch(/[{}]/);
      expect(html).toContain('stats.example:8443');
      expect(html.toLowerCase()).toContain(kind);
      for (const other of TAG_KINDS.filter((name) => name !== kind))
        expect(html.toLowerCase()).not.toContain(other);
    },
  );

  it.each([
    ['a drawer', '<main></main>', '/about'],
    ['the words of the drawer', '<dialog id="cookie-settings"></dialog>', '/about'],
    ['the words of the policy', drawer, '/privacy-policy'],
    ['a text for its place', drawer + placed('unheard-of'), '/about'],
  ])('is refused without %s: it would do what it does not say', (_what, html, path) => {
    expect(() => withTag(html, tag('google'), path)).toThrow(TagPlaceMissingError);
  });
});

import { describe, expect, it } from 'vitest';
import { redirectProblems } from '#site/redirect-problems.ts';
import { publicFiles } from '../../scripts/lib/generated.ts';

const files = publicFiles();
const place = 'content/redirects.json: items[0]';

describe('redirects', () => {
  it('may point to pages, anchors, files and other sites, or be gone', () => {
    const to = ['/about', '/contact#offices', '/media/flexpod-brochure.pdf', 'https://www.example.com/x'];
    const items = to.map((each, index) => ({ from: `/old-${index}`, to: each }));
    expect(redirectProblems(files, [...items, { from: '/retired', gone: true }])).toEqual([]);
  });

  it.each([
    [
      { from: '/about', to: '/contact' },
      `${place}.from: "/about" is a path in use. Write one that is no longer used.`,
    ],
    [
      { from: '/api/x', to: '/about' },
      `${place}.from: "/api/x" belongs to the server. Write a path outside of /api/.`,
    ],
    [
      { from: '/old', to: '/nope' },
      `${place}.to: There is no page or file at "/nope". Write the path of a page, such as "/about".`,
    ],
    [
      { from: '/old', to: '/old' },
      `${place}.to: "/old" is an old path itself. Write the one that it leads to.`,
    ],
  ] as const)('are reported with a fix for %j', (item, problem) => {
    expect(redirectProblems(files, [item])).toEqual([problem]);
  });

  it('are reported if two have the same path', () => {
    const item = { from: '/old', to: '/about' };
    expect(redirectProblems(files, [item, item])).toEqual([
      'content/redirects.json: items[1].from: "/old" is also that of items[0]. Delete one of the two.',
    ]);
  });
});

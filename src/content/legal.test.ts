import { expect, it } from 'vitest';
import * as privacy from '#pages/privacy-policy/content.ts';
import * as terms from '#pages/terms-of-use/content.ts';

it.each([terms, privacy])(
  'legal page %# has text under every heading of its contents',
  ({ contents, sections }) => {
    expect(Object.keys(sections)).toEqual(contents.map(({ id }) => id));
    for (const blocks of Object.values(sections)) expect(JSON.stringify(blocks).length).toBeGreaterThan(200);
  },
);

import { globSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Sections } from '#app/sections.tsx';
import { examples } from '#generated/examples.ts';
import { CurrentPage } from './parts/current-page.ts';

it('every kind of section has an example and a description', () => {
  const kinds = globSync('src/sections/*/schema.ts').map((file) => file.split(/[\\/]/)[2]);
  expect(examples.map(({ section }) => section.kind).sort()).toEqual(kinds.sort());
  expect(examples.filter(({ description }) => description === '')).toEqual([]);
});

it.each(examples.map(({ section }) => [section.kind, section] as const))('renders %s', (_kind, section) => {
  const markup = renderToStaticMarkup(
    <CurrentPage value="home">
      <Sections of={[section]} />
    </CurrentPage>,
  );
  expect(markup.length).toBeGreaterThan(200);
});

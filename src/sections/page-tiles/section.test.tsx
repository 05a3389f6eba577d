import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import PageTiles from './section.tsx';

it('opens a page in a new tab only where the content says so', () => {
  const item = { title: 'Title', description: 'Text.', spot: 'warehouse' as const, features: ['Point'] };
  const markup = renderToStaticMarkup(
    <PageTiles
      title="Heading"
      factLabel="First step"
      link="Learn more"
      linkAbout="about"
      items={[
        { ...item, page: 'contact', newTab: true },
        { ...item, page: 'about' },
      ]}
    />,
  );
  const links = markup.match(/<a [^>]*>/g) ?? [];
  expect(links).toHaveLength(2);
  expect(links.filter((link) => link.includes('target="_blank"'))).toEqual([
    expect.stringContaining('href="/contact"'),
  ]);
});

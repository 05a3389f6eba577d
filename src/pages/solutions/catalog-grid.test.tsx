import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CatalogGrid } from './catalog-grid.tsx';
import { solutionCards } from './content/cards.ts';

it('opens a card in a new tab only when it is flagged external', () => {
  const [convoke, ...others] = solutionCards;
  const markup = renderToStaticMarkup(
    <CatalogGrid cards={[{ ...convoke, isExternal: true }, ...others]} firstStepLabel="First step" />,
  );
  const links = markup.match(/<a [^>]*>/g) ?? [];
  expect(links).toHaveLength(solutionCards.length);
  expect(links.filter((link) => link.includes('target="_blank"'))).toEqual([
    expect.stringContaining('href="/convokeai"'),
  ]);
  expect(
    renderToStaticMarkup(<CatalogGrid cards={solutionCards} firstStepLabel="First step" />),
  ).not.toContain('_blank');
});

import { expect, open, test } from '../helpers/site.ts';

test('a page loads one font file, and the one with accents only once such letters are typed', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await open(page, '/contact');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toEqual([expect.stringMatching(/\/archivo-[\w-]+\.woff2$/)]);
  expect(fonts[0]).not.toContain('accents');
  const accents = page.waitForRequest(/archivo-accents-.*\.woff2/);
  await page.getByLabel('Full name').fill('Begoña Ålander');
  await accents;
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter((face) => face.status === 'loaded').length))
    .toBeGreaterThanOrEqual(2);
});

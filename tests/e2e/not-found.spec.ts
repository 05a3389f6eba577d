import { notFoundTexts as notFound } from '#generated/texts/site.ts';
import { hrefOf } from '#site/href.ts';
import { pageIds, pages } from '#site/pages.ts';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  phone,
  test,
} from '../helpers/site.ts';

test.use({ viewport: desktop, expected: { problems: [/\/no-such-page/, /status of 404/] } });

test('an unknown path responds 404 with the not-found page and its links', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main).toContainText(notFound.code);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(notFound.heading);
  for (const { label, to } of [...notFound.actions, ...notFound.popular]) {
    const href = hrefOf(to);
    if (href)
      await expect(main.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
  }
  await expectNoAxeViolations(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
});

test('a path with different case, an extra segment or a trailing space responds 404', async ({ request }) => {
  for (const path of ['/Contact', '/contact/team', '/products/unknown', '/contact%20']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('paths with a trailing slash, index.html or .html redirect to the canonical path', async ({
  request,
}) => {
  const nested = pageIds.map((id) => pages[id].path).find((path) => path.lastIndexOf('/') > 0);
  for (const [from, to] of [
    ['/contact/', '/contact'],
    ['/contact/?a=1', '/contact?a=1'],
    ['/index.html', '/'],
    ['/contact.html', '/contact'],
    ...(nested ? [[`${nested}/`, nested] as const] : []),
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBeGreaterThanOrEqual(301);
    expect(response.status(), from).toBeLessThanOrEqual(308);
    expect(response.headers().location, from).toBe(to);
  }
});

import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  phone,
  test,
} from '../helpers/site.ts';

test.use({ expected: { problems: [/\/no-such-page/, /status of 404/] } });

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test(`an unknown path answers with the not-found page on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText('404');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Page Not Found');
    const main = page.getByRole('main');
    for (const [name, path] of [
      ['Go Home', '/'],
      ['Contact Support', '/contact'],
      ['Solutions', '/solutions'],
      ['Services', '/services'],
      ['About', '/about'],
    ]) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path ?? '');
    }
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  });
}

test('near misses of a path are the not-found page too', async ({ request }) => {
  for (const path of ['/About', '/about/team', '/products/unknown', '/industries%20']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('trailing slashes and index.html lead to the exact path', async ({ request }) => {
  for (const [from, to] of [
    ['/about/', '/about'],
    ['/about/?a=1', '/about?a=1'],
    ['/index.html', '/'],
    ['/about.html', '/about'],
    ['/products/mdslite/', '/products/mdslite'],
  ]) {
    const response = await request.get(from ?? '', { maxRedirects: 0 });
    expect(response.status(), from).toBeGreaterThanOrEqual(301);
    expect(response.status(), from).toBeLessThanOrEqual(308);
    expect(response.headers().location, from).toBe(to);
  }
});

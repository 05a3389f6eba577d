/** What pages tell of a visit: with consent everything that was agreed, without it nothing. */
import { chromium, type Page } from '@playwright/test';
import { browserLaunchOptions } from '../../scripts/lib/browser.ts';
import { choose, storedNames, test } from '../helpers/counted-site.ts';
import { desktop, expect, open, openForm, phone } from '../helpers/site.ts';

test.use({ viewport: desktop });

const accept = 'I accept all cookies';
const reject = 'Reject all non-essential cookies';
const save = 'Save my cookie choices and close';
const visit = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('visit') ?? 'null'));

/** Walks about and types, so that there would be something to tell. */
async function wander(page: Page): Promise<void> {
  await openForm(page, '/contact', 'contact-form');
  await page.getByLabel('Full name').fill('Dana');
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
}

test.describe('before the choice', () => {
  test.use({ returning: false });

  test('nothing is sent or fetched, and nothing stored but the flag and what was typed', async ({
    page,
    counted,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await open(page, '/about?utm_source=mail');
    await expect(page.locator('#cookie-settings')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#cookie-settings')).toBeHidden();
    await wander(page);
    expect(counted.reports).toEqual([]);
    expect(await storedNames(page)).toEqual(['draft-contact', 'hasSeenCookieSettings']);
    expect(scripts.filter((url) => /visits|tag/.test(url))).toEqual([]);
  });
});

for (const [choice, button, switches] of [
  ['rejected', reject, []],
  ['only marketing allowed', save, ['Marketing']],
] as const) {
  test(`${choice}: nothing is sent, and nothing stored but the choice`, async ({ page, counted }) => {
    await open(page, '/');
    await choose(page, button, switches);
    await wander(page);
    expect(counted.reports).toEqual([]);
    expect(await storedNames(page)).toEqual(['cookieConsent', 'draft-contact', 'hasSeenCookieSettings']);
  });
}

test('allowed, each page shown is counted once, the first as the entry with what led to it', async ({
  page,
  counted,
}) => {
  await page.goto('/about?utm_source=mail&utm_medium=letter&utm_campaign=spring', {
    referer: 'https://www.search.example/find?q=kelvane',
  });
  await choose(page, accept);
  await expect.poll(() => counted.events('page')).toHaveLength(1);
  await page.setViewportSize(phone);
  await open(page, '/contact');
  await expect.poll(() => counted.events('page')).toHaveLength(2);
  await page.waitForLoadState('networkidle');
  const campaign = { source: 'mail', medium: 'letter', name: 'spring' };
  const later = { kind: 'page', entry: false, referrer: '', campaign: null };
  expect(counted.events('page')).toEqual([
    { kind: 'page', path: '/about', width: 'desktop', entry: true, referrer: 'search.example', campaign },
    { ...later, path: '/contact', width: 'phone' },
  ]);
  expect(await visit(page)).toEqual({
    entry: '/about',
    referrer: 'search.example',
    campaign,
    pages: ['/about', '/contact'],
  });
});

test('counting costs two small scripts, fetched with the consent', async ({ page, counted }) => {
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await choose(page, accept);
  await expect.poll(() => counted.events('page')).toHaveLength(1);
  expect(scripts.map((url) => /assets\/([a-z]+)-/.exec(url)?.[1]).sort()).toEqual(['forms', 'visits']);
});

test('a report names nobody: no cookie goes along, and nothing comes back', async ({
  page,
  counted,
  context,
}) => {
  await open(page, '/about');
  await context.addCookies([{ name: 'left-by-a-tag', value: '1', url: counted.address }]);
  await choose(page, accept);
  await expect.poll(() => counted.reports).toHaveLength(1);
  expect(counted.reports[0]?.headers).not.toHaveProperty('cookie');
  expect(counted.reports[0]?.headers['content-type']).toBe('application/json');
  expect(await context.cookies()).toHaveLength(1);
});

test('a page that is only prepared counts when it is shown; one that is only fetched never does', async ({
  page,
  counted,
}) => {
  await open(page, '/about');
  await choose(page, accept);
  await expect.poll(() => counted.events('page')).toHaveLength(1);
  await page.evaluate(() => fetch('/services'));
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await open(page, '/contact');
  await page.waitForLoadState('networkidle');
  expect(counted.events('page')).toHaveLength(1);
  expect(await visit(page)).toMatchObject({ pages: ['/about'] });
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => counted.events('page').map(({ path }) => path)).toEqual(['/about', '/contact']);
});

test('a tab in the background counts when it is looked at', async ({ page, counted }) => {
  await open(page, '/about');
  await choose(page, accept);
  await expect.poll(() => counted.events('page')).toHaveLength(1);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  });
  await open(page, '/contact');
  await page.waitForLoadState('networkidle');
  expect(counted.events('page')).toHaveLength(1);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => counted.events('page')).toHaveLength(2);
});

test("a page that comes back from the browser's cache is shown again", async ({ counted }) => {
  const browser = await chromium.launch({
    ...browserLaunchOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: counted.address, viewport: desktop });
    await page.addInitScript(() => {
      localStorage.setItem('hasSeenCookieSettings', 'true');
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await open(page, '/about');
    await choose(page, accept);
    await open(page, '/services');
    await expect.poll(() => counted.events('page')).toHaveLength(2);
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expect
      .poll(() => counted.events('page').map(({ path, entry }) => [path, entry]))
      .toEqual([
        ['/about', true],
        ['/services', false],
        ['/about', false],
      ]);
  } finally {
    await browser.close();
  }
});

test('withdrawn, it ends at once and the visit is forgotten; allowed again, the same page is not counted twice', async ({
  page,
  counted,
}) => {
  await open(page, '/contact');
  await choose(page, accept);
  await page.getByLabel('Full name').fill('Dana');
  await expect.poll(() => counted.events('form').map(({ step }) => step)).toEqual(['opened', 'begun']);
  await choose(page, reject);
  expect(await visit(page)).toBeNull();
  const before = counted.reports.length;
  await page.getByLabel('Organization').fill('Halvengard');
  await wander(page);
  expect(counted.reports).toHaveLength(before);
  expect(await storedNames(page)).toEqual(['cookieConsent', 'draft-contact', 'hasSeenCookieSettings']);

  await choose(page, accept);
  await expect.poll(() => counted.events('page')).toHaveLength(2);
  await choose(page, reject);
  await choose(page, accept);
  await expect.poll(() => visit(page)).toMatchObject({ entry: '/about' });
  await page.waitForLoadState('networkidle');
  expect(counted.events('page')).toHaveLength(2);
});

test('another tab hears of a withdrawal, and of a consent', async ({ page, context, counted }) => {
  await open(page, '/about');
  const other = await context.newPage();
  await open(other, '/services');
  await choose(page, accept);
  await expect
    .poll(() =>
      counted
        .events('page')
        .map(({ path }) => path)
        .sort(),
    )
    .toEqual(['/about', '/services']);
  await expect.poll(() => visit(other)).toMatchObject({ entry: '/services', pages: ['/services'] });
  await choose(page, reject);
  await expect.poll(() => visit(other)).toBeNull();
  const before = counted.reports.length;
  await wander(other);
  expect(counted.reports).toHaveLength(before);
});

test.describe('Global Privacy Control', () => {
  test('wins over the switches, and the drawer says so', async ({ page, counted }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    await open(page, '/about');
    await choose(page, accept);
    await wander(page);
    expect(counted.reports).toEqual([]);
    expect(await storedNames(page)).toEqual(['cookieConsent', 'draft-contact', 'hasSeenCookieSettings']);
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('open-cookie-settings')));
    await expect(page.getByRole('dialog').getByText('Global Privacy Control')).toBeVisible();
  });

  test('is not spoken of where the browser does not send it', async ({ page }) => {
    await open(page, '/about');
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('open-cookie-settings')));
    await expect(page.getByRole('dialog').getByText('Global Privacy Control')).toBeHidden();
  });
});

test('a choice about other purposes is asked for again, once', async ({ page, counted }) => {
  await open(page, '/about');
  await page.evaluate(() =>
    localStorage.setItem('cookieConsent', JSON.stringify({ analytical: true, marketing: true, version: 1 })),
  );
  await open(page, '/services');
  await expect(page.locator('#cookie-settings')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Analytical/Performance' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await wander(page);
  await expect(page.locator('#cookie-settings')).toBeHidden();
  expect(counted.reports).toEqual([]);
});

test('a page that is left tells how fast it felt', async ({ page, counted }) => {
  await open(page, '/about');
  await choose(page, accept);
  await expect.poll(() => counted.events('page')).toHaveLength(1);
  await open(page, '/services');
  await expect.poll(() => counted.events('felt')).toHaveLength(1);
  const [felt] = counted.events('felt');
  expect(Object.keys(felt ?? {}).sort()).toEqual(['cls', 'inp', 'kind', 'lcp', 'path']);
  expect(felt).toMatchObject({ path: '/about' });
  expect(felt?.lcp).toBeGreaterThan(0);
  expect(felt?.cls).toBeGreaterThanOrEqual(0);
});

/** Nothing is told of a page that was left before it was drawn. */
const drawn = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);

test.describe('an unknown address', () => {
  test.use({ expected: { problems: [/404/] } });

  test('is no page, and the visit goes on without it', async ({ page, counted }) => {
    await open(page, '/not/there');
    await choose(page, accept);
    await drawn(page);
    await open(page, '/about');
    await drawn(page);
    await expect.poll(() => visit(page)).toMatchObject({ entry: '/about', pages: ['/about'] });
    await expect.poll(() => counted.events('page')).toHaveLength(1);
    await open(page, '/nor/this');
    await drawn(page);
    await openForm(page, '/contact', 'contact-form');
    await expect.poll(() => counted.events('form')).toHaveLength(1);
    expect(counted.events('form')[0]?.pages).toEqual(['/about', '/contact']);
    expect(counted.events('page').map(({ path }) => path)).toEqual(['/about', '/contact']);
    await expect.poll(() => counted.events('felt').map(({ path }) => path)).toEqual(['/about']);
  });
});

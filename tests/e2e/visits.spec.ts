/** Pages send visit reports only with consent. */
import { chromium, type Page } from '@playwright/test';
import { cookieTexts } from '#content/cookies.ts';
import { browserLaunchOptions } from '../../scripts/lib/browser.ts';
import { choose, storedNames, switches, test } from '../helpers/counted-site.ts';
import { anotherPage, plainPage } from '../helpers/pages.ts';
import { desktop, expect, open, openForm, phone } from '../helpers/site.ts';

test.use({ viewport: desktop });

const accept = cookieTexts.acceptAll;
const reject = cookieTexts.rejectAll;
const save = cookieTexts.save;
const visit = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('visit') ?? 'null'));

/** Opens pages and types into a form, which would be reported with consent. */
async function browseAndType(page: Page): Promise<void> {
  await openForm(page, '/contact', 'contact-form');
  await page.getByLabel('Full name').fill('Dana');
  await open(page, plainPage.path);
  await page.waitForLoadState('networkidle');
}

test.describe('before the visitor has chosen', () => {
  test.use({ returning: false });

  test('no report is sent, no visit script loaded, and only the drawer flag and draft are stored', async ({
    page,
    counted,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await open(page, `${plainPage.path}?utm_source=mail`);
    await expect(page.locator('#cookie-settings')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#cookie-settings')).toBeHidden();
    await browseAndType(page);
    expect(counted.reports).toEqual([]);
    expect(await storedNames(page)).toEqual(['draft-contact', 'hasSeenCookieSettings']);
    expect(scripts.filter((url) => /visits|tag/.test(url))).toEqual([]);
  });
});

test('without consent to analytics no report is sent and no visit is stored', async ({ page, counted }) => {
  for (const [button, toggled] of [
    [reject, []],
    [save, [switches.marketing]],
  ] as const) {
    await open(page, '/');
    await choose(page, button, toggled);
    await browseAndType(page);
    expect(counted.reports).toEqual([]);
    expect(await storedNames(page)).toEqual(['cookieConsent', 'draft-contact', 'hasSeenCookieSettings']);
  }
});

test('with consent, each page is counted once, the first as the entry with its referrer', async ({
  page,
  counted,
}) => {
  await page.goto(`${plainPage.path}?utm_source=mail&utm_medium=letter&utm_campaign=spring`, {
    referer: 'https://www.search.example/find?q=plants',
  });
  await choose(page, accept);
  await expect.poll(() => counted.events('page')).toHaveLength(1);
  await page.setViewportSize(phone);
  await open(page, '/contact');
  await expect.poll(() => counted.events('page')).toHaveLength(2);
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, anotherPage.path);
  await expect.poll(() => counted.events('page')).toHaveLength(3);
  const campaign = { source: 'mail', medium: 'letter', name: 'spring' };
  const later = { kind: 'page', entry: false, referrer: '', campaign: null };
  expect(counted.events('page')).toEqual([
    {
      kind: 'page',
      path: plainPage.path,
      width: 'desktop',
      entry: true,
      referrer: 'search.example',
      campaign,
    },
    { ...later, path: '/contact', width: 'phone' },
    { ...later, path: anotherPage.path, width: 'tablet' },
  ]);
  expect(await visit(page)).toEqual({
    entry: plainPage.path,
    referrer: 'search.example',
    campaign,
    pages: [plainPage.path, '/contact', anotherPage.path],
  });
});

test('a report is sent without cookies, and the page sets none', async ({ page, counted, context }) => {
  await open(page, plainPage.path);
  await context.addCookies([{ name: 'left-by-a-tag', value: '1', url: counted.address }]);
  await choose(page, accept);
  await expect.poll(() => counted.reports).toHaveLength(1);
  expect(counted.reports[0]?.headers).not.toHaveProperty('cookie');
  expect(counted.reports[0]?.headers['content-type']).toBe('application/json');
  expect(await context.cookies()).toHaveLength(1);
});

test('a prerendered page is counted when it is shown, and a prefetched one never', async ({
  page,
  counted,
}) => {
  await open(page, plainPage.path);
  await choose(page, accept);
  await expect.poll(() => counted.events('page')).toHaveLength(1);
  await page.evaluate((path) => fetch(path), anotherPage.path);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await open(page, '/contact');
  await page.waitForLoadState('networkidle');
  expect(counted.events('page')).toHaveLength(1);
  expect(await visit(page)).toMatchObject({ pages: [plainPage.path] });
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect
    .poll(() => counted.events('page').map(({ path }) => path))
    .toEqual([plainPage.path, '/contact']);
});

test('a background tab is counted when it becomes visible', async ({ page, counted }) => {
  await open(page, plainPage.path);
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

test('a page restored from the back/forward cache is counted again', async ({ counted }) => {
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
    await open(page, plainPage.path);
    await choose(page, accept);
    await open(page, anotherPage.path);
    await expect.poll(() => counted.events('page')).toHaveLength(2);
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expect
      .poll(() => counted.events('page').map(({ path, entry }) => [path, entry]))
      .toEqual([
        [plainPage.path, true],
        [anotherPage.path, false],
        [plainPage.path, false],
      ]);
  } finally {
    await browser.close();
  }
});

test('withdrawing consent stops reports and deletes the visit; renewing it counts no page twice', async ({
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
  await browseAndType(page);
  expect(counted.reports).toHaveLength(before);
  expect(await storedNames(page)).toEqual(['cookieConsent', 'draft-contact', 'hasSeenCookieSettings']);

  await choose(page, accept);
  await expect.poll(() => counted.events('page')).toHaveLength(2);
  await choose(page, reject);
  await choose(page, accept);
  await expect.poll(() => visit(page)).toMatchObject({ entry: plainPage.path });
  await page.waitForLoadState('networkidle');
  expect(counted.events('page')).toHaveLength(2);
});

test('changes of consent apply to other open tabs', async ({ page, context, counted }) => {
  await open(page, plainPage.path);
  const other = await context.newPage();
  await open(other, anotherPage.path);
  await choose(page, accept);
  await expect
    .poll(() =>
      counted
        .events('page')
        .map(({ path }) => path)
        .sort(),
    )
    .toEqual([plainPage.path, anotherPage.path].sort());
  await expect.poll(() => visit(other)).toMatchObject({ entry: anotherPage.path, pages: [anotherPage.path] });
  await choose(page, reject);
  await expect.poll(() => visit(other)).toBeNull();
  const before = counted.reports.length;
  await browseAndType(other);
  expect(counted.reports).toHaveLength(before);
});

/** src/enhance/consent.test.ts tests the rules in detail. */
test('Global Privacy Control overrides the switches, and the drawer states it', async ({ page, counted }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await open(page, plainPage.path);
  await choose(page, accept);
  await browseAndType(page);
  expect(counted.reports).toEqual([]);
  expect(await storedNames(page)).toEqual(['cookieConsent', 'draft-contact', 'hasSeenCookieSettings']);
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('open-cookie-settings')));
  await expect(page.getByRole('dialog').getByText(cookieTexts.privacySignal)).toBeVisible();
});

test('a page reports its web vitals when it is left', async ({ page, counted }) => {
  await open(page, plainPage.path);
  await choose(page, accept);
  await expect.poll(() => counted.events('page')).toHaveLength(1);
  await open(page, anotherPage.path);
  await expect.poll(() => counted.events('vitals')).toHaveLength(1);
  const [vitals] = counted.events('vitals');
  expect(Object.keys(vitals ?? {}).sort()).toEqual(['cls', 'inp', 'kind', 'lcp', 'path']);
  expect(vitals).toMatchObject({ path: plainPage.path });
  expect(vitals?.lcp).toBeGreaterThan(0);
  expect(vitals?.cls).toBeGreaterThanOrEqual(0);
});

/** Waits for the first paint, because a page that is left earlier has no web vitals. */
const waitForPaint = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);

test.describe('a page that does not exist', () => {
  test.use({ expected: { problems: [/404/] } });

  test('is not counted, and the visit continues without it', async ({ page, counted }) => {
    await open(page, '/not/there');
    await choose(page, accept);
    await waitForPaint(page);
    await open(page, plainPage.path);
    await waitForPaint(page);
    await expect.poll(() => visit(page)).toMatchObject({ entry: plainPage.path, pages: [plainPage.path] });
    await expect.poll(() => counted.events('page')).toHaveLength(1);
    await open(page, '/nor/this');
    await waitForPaint(page);
    await openForm(page, '/contact', 'contact-form');
    await expect.poll(() => counted.events('form')).toHaveLength(1);
    expect(counted.events('form')[0]?.pages).toEqual([plainPage.path, '/contact']);
    expect(counted.events('page').map(({ path }) => path)).toEqual([plainPage.path, '/contact']);
    await expect.poll(() => counted.events('vitals').map(({ path }) => path)).toEqual([plainPage.path]);
  });
});

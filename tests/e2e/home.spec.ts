import { lists } from '#generated/lists.ts';
import { controlTexts } from '#generated/texts/site.ts';
import { menus } from '#site/navigation.ts';
import { pages } from '#site/pages.ts';
import { hero, openWithCarousels } from '../helpers/home.ts';
import { sectionOf } from '../helpers/sections.ts';
import { desktop, expect, nextFrame, open, test, withMotion } from '../helpers/site.ts';

test.use({ viewport: desktop, contextOptions: withMotion });

const solutions = menus.find((menu) => menu.group === 'solutions')?.pages ?? [];

test('there is a tile for each solution, and the first one opens its page', async ({ page }) => {
  const [first] = solutions;
  await open(page, '/');
  const tiles = page.locator('#solutions').getByRole('link');
  await expect(tiles).toHaveCount(solutions.length);
  await page.locator(`#solutions a[href="${pages[first!].path}"]`).click();
  await expect(page).toHaveURL(pages[first!].path);
});

test('the floating button is at the bottom left and dispatches open-cookie-settings on click', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('open-cookie-settings', () => {
      document.documentElement.dataset.fired = '';
    });
  });
  await open(page, '/');
  const button = page.getByRole('button', { name: controlTexts.cookieSettings, exact: true });
  const box = await button.boundingBox();
  expect(box?.width).toBe(box?.height);
  expect(box?.x).toBeLessThan(40);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(desktop.height - 40);
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-fired', '');
});

test.describe('when images fail to load', () => {
  const images = /\/(art|assets\/media)\/(?!.*placeholder)/;
  const { name, logo: clientLogo } = lists.clients.find((client) => client.logo)!;
  test.use({ expected: { problems: [images, /404 \(Not Found\)/] } });

  test('client logos and insights show the placeholder instead', async ({ page }) => {
    await page.route(images, (route) => route.fulfill({ status: 404 }));
    await openWithCarousels(page);
    const alt = typeof clientLogo === 'object' ? clientLogo.alt : name;
    const logo = page.getByRole('img', { name: alt, exact: true });
    await logo.scrollIntoViewIfNeeded();
    await expect(logo).toHaveAttribute('src', /\/placeholder\.svg$/);
    const insight = page
      .getByRole('region', { name: sectionOf('home', 'insights').title })
      .locator('img')
      .first();
    await insight.scrollIntoViewIfNeeded();
    await expect(insight).toHaveAttribute('src', /\/placeholder\.svg$/);
  });
});

test('scrolling through the page causes no layout shifts', async ({ page }) => {
  await open(page, '/');
  const shift = await page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const nextFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let y = 0; y < document.body.scrollHeight; y += 300) {
      scrollTo({ top: y, behavior: 'instant' });
      await nextFrames();
    }
    return sum;
  });
  expect(shift).toBeLessThan(0.001);
});

test('going back restores a scroll position far down the page', async ({ page }) => {
  await open(page, '/');
  await page.locator('#newsletter').scrollIntoViewIfNeeded();
  await nextFrame(page);
  const position = await page.evaluate(() => scrollY);
  const { title, path } = pages.contact;
  await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(position - 50);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows its content and hides controls that need script', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await hero(page).evaluate((element: HTMLElement) => element.offsetHeight)).toBeLessThan(
      desktop.height * 1.1,
    );
    await expect(
      page.getByRole('button', { name: sectionOf('home', 'scroll-hero').stages[1]!.label }),
    ).toBeHidden();
    await expect(page.getByRole('button', { name: controlTexts.nextInsights })).toBeHidden();
    await expect(page.getByRole('button', { name: controlTexts.pauseTestimonials })).toBeHidden();
    await expect(page.getByText(lists.testimonials[0]!.name)).toBeVisible();
    await expect(
      page.getByRole('heading', { name: sectionOf('home', 'staged-statements').title }),
    ).toBeVisible();
  });
});

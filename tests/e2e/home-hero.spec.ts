import { slides } from '../../src/pages/home/content/opening.ts';
import { hero, scrollHeroTo } from '../helpers/home.ts';
import { desktop, expect, expectNoSidewaysScroll, moving, open, phone, test } from '../helpers/site.ts';
import { spaceText } from '../helpers/space-text.ts';

test.use({ viewport: desktop, contextOptions: moving });

test('is three screens tall and keeps its stage in place', async ({ page }) => {
  await open(page, '/');
  expect(await hero(page).evaluate((element: HTMLElement) => element.offsetHeight)).toBe(3 * desktop.height);
  for (const progress of [0, 0.5, 1]) {
    await scrollHeroTo(page, progress);
    const stage = await page.locator('.scroll-hero-pin').boundingBox();
    expect(stage).toMatchObject({ y: 0, height: desktop.height });
  }
});

test('shows one stage alone: the first to 33 %, the second to 66 %, then the third', async ({ page }) => {
  await open(page, '/');
  const slides = page.locator('.hero-slide');
  const pictures = page.locator('.hero-layer');
  for (const [progress, stage] of [
    [0, 0],
    [0.32, 0],
    [0.34, 1],
    [0.65, 1],
    [0.67, 2],
    [1, 2],
    [0.5, 1],
  ] as const) {
    await scrollHeroTo(page, progress);
    await expect(hero(page)).toHaveAttribute('data-stage', String(stage));
    for (const index of [0, 1, 2]) {
      await expect(slides.nth(index)).toBeVisible({ visible: index === stage });
      await expect(pictures.nth(index)).toBeVisible({ visible: index === stage });
      expect(await slides.nth(index).evaluate((slide: HTMLElement) => slide.inert)).toBe(index !== stage);
    }
    await expect(hero(page).getByRole('heading')).toHaveCount(1);
    await expect(hero(page).getByRole('img')).toHaveCount(1);
    await expect(hero(page).locator('[aria-current="step"]')).toHaveText(
      ['Vision', 'Mission', 'Values'][stage] ?? '',
    );
  }
});

test('ends with the values and their stat', async ({ page }) => {
  await open(page, '/');
  await scrollHeroTo(page, 1);
  await expect(page.locator('.hero-slide-shown')).toContainText(slides.at(-1)!.lead);
  await expect(page.locator('.hero-slide-shown')).toContainText('100%');
  await expect(page.getByRole('img', { name: slides.at(-1)!.image.alt })).toBeVisible();
});

test('keeps the header legible over the dark stage', async ({ page }) => {
  await open(page, '/');
  await scrollHeroTo(page, 1);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('fills its bars as the page scrolls', async ({ page }) => {
  await open(page, '/');
  const filled = () =>
    page
      .locator('.hero-step')
      .evaluateAll((steps) =>
        steps.map((step) => Number(getComputedStyle(step, '::after').scale.split(' ')[0])),
      );
  await expect.poll(filled).toEqual([0, 0, 0]);
  await scrollHeroTo(page, 0.495);
  await expect
    .poll(async () => (await filled()).map((share) => Math.round(share * 10) / 10))
    .toEqual([1, 0.5, 0]);
  await scrollHeroTo(page, 1);
  await expect.poll(filled).toEqual([1, 1, 1]);
});

test('can be moved through by its steps, and left by its hint', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Mission' }).click();
  await expect(hero(page)).toHaveAttribute('data-stage', '1');
  await page.getByRole('button', { name: 'Values' }).click();
  await expect(hero(page)).toHaveAttribute('data-stage', '2');
  await page.getByRole('link', { name: 'Scroll to the next section' }).click();
  await expect(page.getByRole('heading', { name: /We help industrial companies/ })).toBeInViewport();
});

test('measures nothing while scrolling', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    const original = Element.prototype.getBoundingClientRect;
    Object.assign(window, { measured: 0 });
    Element.prototype.getBoundingClientRect = function measured() {
      (window as unknown as { measured: number }).measured += 1;
      return original.call(this);
    };
  });
  for (const progress of [0.2, 0.4, 0.6, 0.8]) await scrollHeroTo(page, progress);
  await expect(hero(page)).toHaveAttribute('data-stage', '2');
  expect(await page.evaluate(() => (window as unknown as { measured: number }).measured)).toBe(0);
});

test('holds the plant once, and shows it again by reference', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('svg#plant')).toHaveCount(1);
  await expect(page.locator('use[href="#plant"]')).toHaveCount(2);
});

for (const [name, viewport] of Object.entries({
  'a phone': phone,
  'a short phone': { width: 360, height: 640 },
  'a phone on its side': { width: 844, height: 390 },
  'a low laptop window': { width: 1280, height: 680 },
})) {
  test(`leaves nothing out on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, '/');
    for (const progress of [0, 0.5, 1]) {
      await scrollHeroTo(page, progress);
      const shown = page.locator('.hero-slide-shown');
      await expect(shown.getByRole('heading')).toBeInViewport({ ratio: 1 });
      const last = shown.locator('.wrap > :last-child');
      await expect(last).toBeInViewport({ ratio: 1 });
      // Once the words have come to rest.
      await expect(async () => {
        const heading = await shown.getByRole('heading').boundingBox();
        const end = await last.boundingBox();
        const bars = await page.locator('.hero-steps').boundingBox();
        expect(heading?.y, 'below the header').toBeGreaterThanOrEqual(70);
        expect((end?.y ?? 0) + (end?.height ?? 0), 'above the bars').toBeLessThanOrEqual(bars?.y ?? 0);
      }).toPass();
    }
    await expectNoSidewaysScroll(page);
  });
}

test('words higher than the window stand alone and whole, and the stages come back with room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  await scrollHeroTo(page, 0.5);
  await expect(hero(page)).toHaveAttribute('data-stage', '1');
  await spaceText(page);
  await expect(hero(page)).toHaveAttribute('data-stage', '0');
  await expect(page.locator('.hero-step').first()).toBeHidden();
  await scrollHeroTo(page, 0);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y, 'below the header').toBeGreaterThanOrEqual(70);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await page.setViewportSize({ width: 1280, height: 820 });
  await expect(page.locator('.hero-step').first()).toBeVisible();
  await scrollHeroTo(page, 1);
  await expect(hero(page)).toHaveAttribute('data-stage', '2');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the stages of the hero still follow the page, at once', async ({ page }) => {
    await open(page, '/');
    await scrollHeroTo(page, 1);
    await expect(hero(page)).toHaveAttribute('data-stage', '2');
    await expect(page.locator('.hero-layer').nth(0)).toBeHidden();
    await expect(page.locator('.hero-slide').nth(2)).toBeVisible();
  });

  test('a bar leads to its stage at once, without running through the others', async ({ page }) => {
    await open(page, '/');
    const [before, after] = await page
      .locator('.hero-step')
      .nth(2)
      .evaluate((step: HTMLElement) => {
        const start = scrollY;
        step.click();
        return [start, scrollY];
      });
    expect(after).toBeGreaterThan(before ?? 0);
    await expect(hero(page)).toHaveAttribute('data-stage', '2');
  });
});

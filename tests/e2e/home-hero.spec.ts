import { controlTexts } from '#generated/texts/site.ts';
import { hero, scrollHeroTo } from '../helpers/home.ts';
import { sectionOf } from '../helpers/sections.ts';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  open,
  test,
  withMotion,
} from '../helpers/site.ts';
import { spaceText } from '../helpers/space-text.ts';

test.use({ viewport: desktop });

const headerHeight = 70;
const { stages } = sectionOf('home', 'scroll-hero');
const last = stages.at(-1)!;

test('the hero is three screens tall and switches its stage at 33% and 66% of its scroll', async ({
  page,
}) => {
  await open(page, '/');
  await expect(hero(page)).toHaveJSProperty('offsetHeight', 3 * desktop.height);
  const slides = page.locator('.hero-slide');
  const images = page.locator('.hero-layer');
  for (const [progress, stage] of [
    [0, 0],
    [0.32, 0],
    [0.34, 1],
    [0.65, 1],
    [0.67, 2],
    [0.5, 1],
    [1, 2],
  ] as const) {
    await scrollHeroTo(page, progress);
    await expect(hero(page)).toHaveAttribute('data-stage', String(stage));
    for (const index of stages.keys()) {
      await expect(slides.nth(index)).toBeVisible({ visible: index === stage });
      await expect(slides.nth(index)).toHaveJSProperty('inert', index !== stage);
      await expect(images.nth(index)).toBeVisible({ visible: index === stage });
    }
    await expect(hero(page).getByRole('heading')).toHaveCount(1);
    await expect(hero(page).getByRole('img')).toHaveCount(1);
    await expect(hero(page).locator('[aria-current="step"]')).toHaveText(stages[stage]!.label);
    await expect
      .poll(() => page.locator('.scroll-hero-pin').boundingBox())
      .toMatchObject({ y: 0, height: desktop.height });
  }
  const shown = page.locator('.hero-slide-shown');
  await expect(shown).toContainText(last.lead);
  if (last.stat) await expect(shown).toContainText(last.stat.label);
  await expect(page.getByRole('img', { name: last.alt })).toBeVisible();
  // The last stage is dark, so the header must be legible over it.
  await expect(() => expectNoAxeViolations(page, '.site-header', ['color-contrast'])).toPass();
});

test.describe('with motion', () => {
  test.use({ contextOptions: withMotion });

  test('bars fill on scroll and scroll to their stage on click, and the hint scrolls past the hero', async ({
    page,
  }) => {
    await open(page, '/');
    const barProgress = () =>
      page
        .locator('.hero-step')
        .evaluateAll((steps) =>
          steps.map((step) => Number(getComputedStyle(step, '::after').scale.split(' ')[0])),
        );
    await expect.poll(barProgress).toEqual([0, 0, 0]);
    await scrollHeroTo(page, 0.495);
    await expect
      .poll(async () => (await barProgress()).map((progress) => Math.round(progress * 10) / 10))
      .toEqual([1, 0.5, 0]);
    await scrollHeroTo(page, 1);
    await expect.poll(barProgress).toEqual([1, 1, 1]);

    for (const stage of [1, 2]) {
      await page.getByRole('button', { name: stages[stage]!.label }).click();
      await expect(hero(page)).toHaveAttribute('data-stage', String(stage));
    }
    await page.getByRole('link', { name: `${controlTexts.scroll} ${controlTexts.scrollTo}` }).click();
    await expect(
      page.getByRole('heading', { name: new RegExp(sectionOf('home', 'typing-hero').intro) }),
    ).toBeInViewport();
  });
});

test('the hero clips no content in a small window', async ({ page }) => {
  await open(page, '/');
  for (const [name, size] of Object.entries({
    'short phone': { width: 360, height: 640 },
    'phone, landscape': { width: 844, height: 390 },
    'low laptop window': { width: 1280, height: 680 },
  })) {
    await test.step(name, async () => {
      await page.setViewportSize(size);
      for (const [stage, progress] of [0, 0.5, 1].entries()) {
        // Polls, because the hero is measured some time after resizing, and the text settles later.
        await expect(async () => {
          await scrollHeroTo(page, progress);
          await expect(hero(page)).toHaveAttribute('data-stage', String(stage), { timeout: 1000 });
          const shown = page.locator('.hero-slide-shown');
          const heading = await shown.getByRole('heading').boundingBox();
          const end = await shown.locator('.wrap > :last-child').boundingBox();
          const bars = await page.locator('.hero-steps').boundingBox();
          expect(heading?.y, 'heading is below the header').toBeGreaterThanOrEqual(headerHeight);
          expect((end?.y ?? 0) + (end?.height ?? 0), 'text ends above the bars').toBeLessThanOrEqual(
            bars?.y ?? 0,
          );
          expect((bars?.y ?? 0) + (bars?.height ?? 0), 'bars are in the window').toBeLessThanOrEqual(
            size.height,
          );
        }).toPass();
      }
      await expectNoSidewaysScroll(page);
    });
  }
});

test('the hero shows only its first stage while the text is taller than the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  await scrollHeroTo(page, 0.5);
  await expect(hero(page)).toHaveAttribute('data-stage', '1');
  await spaceText(page);
  await expect(hero(page)).toHaveAttribute('data-stage', '0');
  await expect(page.locator('.hero-step').first()).toBeHidden();
  await scrollHeroTo(page, 0);
  await expect
    .poll(async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y, {
      message: 'heading is below the header',
    })
    .toBeGreaterThanOrEqual(headerHeight);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await page.setViewportSize({ width: 1280, height: 820 });
  await expect(page.locator('.hero-step').first()).toBeVisible();
  await expect(async () => {
    await scrollHeroTo(page, 1);
    await expect(hero(page)).toHaveAttribute('data-stage', '2', { timeout: 1000 });
  }).toPass();
});

test('with reduced motion, a click on a bar jumps to its stage without smooth scrolling', async ({
  page,
}) => {
  await open(page, '/');
  const [before = 0, after] = await page
    .locator('.hero-step')
    .nth(2)
    .evaluate((step: HTMLElement) => {
      const start = scrollY;
      step.click();
      return [start, scrollY];
    });
  expect(after).toBeGreaterThan(before);
  await expect(hero(page)).toHaveAttribute('data-stage', '2');
  await expect(page.locator('.hero-layer').nth(0)).toBeHidden();
  await expect(page.locator('.hero-slide').nth(2)).toBeVisible();
});

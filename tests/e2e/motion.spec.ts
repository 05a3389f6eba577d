import type { Page } from '@playwright/test';
import { pages } from '#site/pages.ts';
import { hero, scrollHeroTo } from '../helpers/home.ts';
import { plainPage } from '../helpers/pages.ts';
import {
  desktop,
  expect,
  nextFrame,
  open,
  phone,
  test,
  waitUntilObserved,
  withMotion,
} from '../helpers/site.ts';

test.use({ viewport: desktop, contextOptions: withMotion });

test('animated elements in the initial viewport are visible in every frame', async ({ page }) => {
  await page.addInitScript(() => {
    const hidden: string[] = [];
    Object.assign(window, { hiddenInView: hidden });
    addEventListener('DOMContentLoaded', () => {
      const checkFrame = () => {
        for (const element of document.querySelectorAll('.scroll-rise, .scroll-fade')) {
          const box = element.getBoundingClientRect();
          const inView = box.top < innerHeight * 0.9 && box.bottom > 0 && scrollY === 0;
          if (inView && getComputedStyle(element).opacity !== '1') hidden.push(element.className);
        }
        requestAnimationFrame(checkFrame);
      };
      checkFrame();
    });
  });
  // In a tall window, animated content follows the hero in the initial viewport.
  await page.setViewportSize({ width: 1440, height: 1800 });
  await open(page, plainPage.path);
  await page.waitForFunction(() => document.querySelector('.scroll-rise.active'));
  expect(await page.evaluate(() => (window as unknown as { hiddenInView: string[] }).hiddenInView)).toEqual(
    [],
  );
});

test('an element is revealed once a tenth of it is visible, and stays revealed', async ({ page }) => {
  await open(page, plainPage.path);
  const element = page.locator('main .scroll-rise').last();
  await page.evaluate(() => scrollTo(0, 1));
  await expect(element).toHaveClass(/waiting/);
  await expect(element).not.toHaveClass(/active/);
  await expect(element).toHaveCSS('opacity', '0');
  const box = await element.boundingBox();
  const top = (box?.y ?? 0) + 1 - desktop.height;
  // 4% of it in view is not enough.
  await page.evaluate((y) => scrollTo(0, y), top + (box?.height ?? 0) * 0.04);
  await nextFrame(page);
  await expect(element).not.toHaveClass(/active/);
  await page.evaluate((y) => scrollTo(0, y), top + (box?.height ?? 0) * 0.2);
  await expect(element).toHaveClass(/active/);
  await expect(element).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo(0, 0));
  await nextFrame(page);
  await expect(element).toHaveClass(/active/);
});

const opacities = (page: Page) =>
  page
    .locator('.scroll-rise, .scroll-fade')
    .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).opacity))]);

test('no animated element is hidden before the first scroll', async ({ page }) => {
  await open(page, plainPage.path);
  await waitUntilObserved(page.locator('main .scroll-rise').last());
  expect(await opacities(page)).toEqual(['1']);
});

test('an element that the first scroll jumps to is revealed without being hidden first', async ({ page }) => {
  await open(page, plainPage.path);
  const element = page.locator('main .scroll-rise').last();
  await waitUntilObserved(element);
  await element.evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(element).toHaveClass(/active/);
  await expect(element).not.toHaveClass(/waiting/);
});

/** End times of the animations in the drawings, in milliseconds. */
const drawingAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation && animation.animationName.startsWith('art-'))
      .map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
  );

test('a drawing is animated whenever it is in view, for less than five seconds', async ({ page }) => {
  await open(page, plainPage.path);
  await expect.poll(() => drawingAnimations(page)).not.toEqual([]);
  for (const length of await drawingAnimations(page)) expect(length).toBeLessThan(5000);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => drawingAnimations(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => drawingAnimations(page)).not.toEqual([]);
});

test('the plant drawing in the home page’s hero is animated only in the last stage', async ({ page }) => {
  await open(page, '/');
  // The plant is shown by <use>, whose animations only the DevTools protocol reports.
  const cdp = await page.context().newCDPSession(page);
  const started = new Set<string>();
  cdp.on('Animation.animationStarted', ({ animation: { name } }) => {
    if (name.startsWith('art-')) started.add(name);
  });
  await cdp.send('Animation.enable');
  await scrollHeroTo(page, 0.5);
  await expect(hero(page)).toHaveAttribute('data-stage', '1');
  await nextFrame(page);
  expect([...started]).toEqual([]);
  await scrollHeroTo(page, 1);
  await expect.poll(() => started.size).toBeGreaterThan(0);
});

test('drawings are not animated on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, plainPage.path);
  await expect(page.locator('.is-moving')).not.toHaveCount(0);
  expect(await drawingAnimations(page)).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('style changes apply immediately, without a transition', async ({ page }) => {
    await open(page, pages.contact.path);
    const padding = await page.evaluate(() => {
      document.documentElement.style.paddingRight = '15px';
      return getComputedStyle(document.documentElement).paddingRight;
    });
    expect(padding).toBe('15px');
  });

  test('drawings are not animated, and no element is hidden', async ({ page }) => {
    await open(page, plainPage.path);
    await expect(page.locator('.is-moving')).not.toHaveCount(0);
    expect(await drawingAnimations(page)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 1));
    await nextFrame(page);
    expect(await opacities(page)).toEqual(['1']);
  });
});

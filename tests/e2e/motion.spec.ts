import type { Page } from '@playwright/test';
import { pages } from '../../src/site/pages.ts';
import { hero, scrollHeroTo } from '../helpers/home.ts';
import { plainPage } from '../helpers/pages.ts';
import { desktop, expect, moving, nextFrame, observed, open, phone, test } from '../helpers/site.ts';

test.use({ viewport: desktop, contextOptions: moving });

test('nothing in the first viewport is ever hidden', async ({ page }) => {
  await page.addInitScript(() => {
    const hidden: string[] = [];
    Object.assign(window, { hiddenInView: hidden });
    addEventListener('DOMContentLoaded', () => {
      const look = () => {
        for (const element of document.querySelectorAll('.scroll-rise, .scroll-fade')) {
          const box = element.getBoundingClientRect();
          const inView = box.top < innerHeight * 0.9 && box.bottom > 0 && scrollY === 0;
          if (inView && getComputedStyle(element).opacity !== '1') hidden.push(element.className);
        }
        requestAnimationFrame(look);
      };
      look();
    });
  });
  // A short hero leaves animated content in the first viewport.
  await page.setViewportSize({ width: 1440, height: 1800 });
  await open(page, plainPage.path);
  await page.waitForFunction(() => document.querySelector('.scroll-rise.active'));
  expect(await page.evaluate(() => (window as unknown as { hiddenInView: string[] }).hiddenInView)).toEqual(
    [],
  );
});

test('an element becomes active once a tenth of it is visible and never reverts', async ({ page }) => {
  await open(page, plainPage.path);
  const element = page.locator('main .scroll-rise').last();
  await page.evaluate(() => scrollTo(0, 1));
  await expect(element).toHaveClass(/waiting/);
  await expect(element).not.toHaveClass(/active/);
  await expect(element).toHaveCSS('opacity', '0');
  const box = await element.boundingBox();
  const top = (box?.y ?? 0) + 1 - desktop.height;
  // A sliver in view is not enough.
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

test('nothing is hidden without scrolling', async ({ page }) => {
  await open(page, plainPage.path);
  await observed(page.locator('main .scroll-rise').last());
  expect(await opacities(page)).toEqual(['1']);
});

test('what the first scroll jumps to is neither hidden nor animated', async ({ page }) => {
  await open(page, plainPage.path);
  const element = page.locator('main .scroll-rise').last();
  await observed(element);
  await element.evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(element).toHaveClass(/active/);
  await expect(element).not.toHaveClass(/waiting/);
});

/** End times of the animations in the drawings, in milliseconds. */
const drawingMotions = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((motion) => motion instanceof CSSAnimation && motion.animationName.startsWith('art-'))
      .map((motion) => Number(motion.effect?.getComputedTiming().endTime)),
  );

test('a drawing is animated when it comes into view, for less than five seconds', async ({ page }) => {
  await open(page, plainPage.path);
  await expect.poll(() => drawingMotions(page)).not.toEqual([]);
  for (const length of await drawingMotions(page)) expect(length).toBeLessThan(5000);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => drawingMotions(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => drawingMotions(page)).not.toEqual([]);
});

test('the plant of the home page is animated only in the last stage', async ({ page }) => {
  await open(page, '/');
  // The plant is shown by <use>, whose animations only the DevTools protocol reports.
  const tools = await page.context().newCDPSession(page);
  const moved = new Set<string>();
  tools.on('Animation.animationStarted', ({ animation: { name } }) => {
    if (name.startsWith('art-')) moved.add(name);
  });
  await tools.send('Animation.enable');
  await scrollHeroTo(page, 0.5);
  await expect(hero(page)).toHaveAttribute('data-stage', '1');
  await nextFrame(page);
  expect([...moved]).toEqual([]);
  await scrollHeroTo(page, 1);
  await expect.poll(() => moved.size).toBeGreaterThan(0);
});

test('on a phone drawings are not animated', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, plainPage.path);
  await expect(page.locator('.is-moving')).not.toHaveCount(0);
  expect(await drawingMotions(page)).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('changes are immediate: nothing is animated even for a frame', async ({ page }) => {
    await open(page, pages.contact.path);
    const padding = await page.evaluate(() => {
      document.documentElement.style.paddingRight = '15px';
      return getComputedStyle(document.documentElement).paddingRight;
    });
    expect(padding).toBe('15px');
  });

  test('drawings are not animated, and everything is visible', async ({ page }) => {
    await open(page, plainPage.path);
    await expect(page.locator('.is-moving')).not.toHaveCount(0);
    expect(await drawingMotions(page)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 1));
    await nextFrame(page);
    expect(await opacities(page)).toEqual(['1']);
  });
});

import type { Page } from '@playwright/test';
import { promise } from '../../src/pages/home/content/opening.ts';
import { listen } from '../helpers/heard.ts';
import { openWithStoppedClock, pass, settle } from '../helpers/home.ts';
import { desktop, expect, expectAwake, moving, observed, open, test } from '../helpers/site.ts';

test.use({ viewport: desktop, contextOptions: moving });

const typed = (page: Page) => page.locator('.typed-word');

/** What the line shows over time, as texts with the milliseconds that each stood. */
async function record(page: Page, milliseconds: number): Promise<[string, number][]> {
  const seen: [string, number][] = [];
  for (let time = 0; time < milliseconds; time += 50) {
    const text = ((await typed(page).textContent()) ?? '').replace('\u200b', '');
    const last = seen.at(-1);
    if (last?.[0] === text) last[1] += 50;
    else seen.push([text, 50]);
    await pass(page, 50);
  }
  return seen;
}

test('types at 100 ms, holds for 2000 ms, deletes at 50 ms, and goes on to the next word', async ({
  page,
}) => {
  test.slow();
  const heard = await listen(page);
  await openWithStoppedClock(page);
  await typed(page).scrollIntoViewIfNeeded();
  await expectAwake(page, 'typed-word');
  await observed(typed(page));
  await settle(page);
  const seen = await record(page, 11_000);
  const transform = seen.findIndex(([text, stood]) => text === 'transform' && stood === 2000);
  expect(transform, JSON.stringify(seen)).toBeGreaterThan(0);
  expect(seen.slice(transform - 2, transform + 3)).toEqual([
    ['transfo', 100],
    ['transfor', 100],
    ['transform', 2000],
    ['transfor', 50],
    ['transfo', 50],
  ]);
  const emptied = seen.findIndex(([text], index) => text === '' && index > transform);
  expect(seen.slice(emptied - 1, emptied + 3)).toEqual([
    ['t', 50],
    ['', 100],
    ['e', 100],
    ['ex', 100],
  ]);
  expect(await heard()).toEqual([]);
});

const blinks = (page: Page) =>
  page.locator('.typed-caret').evaluate((caret) => caret.getAnimations().length > 0);

test('the caret blinks only where somebody sees it', async ({ page }) => {
  await open(page, '/');
  await observed(typed(page));
  expect(await blinks(page)).toBe(false);
  await typed(page).scrollIntoViewIfNeeded();
  await expect.poll(() => blinks(page)).toBe(true);
});

test('can be paused and played', async ({ page }) => {
  await openWithStoppedClock(page);
  await typed(page).scrollIntoViewIfNeeded();
  await expectAwake(page, 'typed-word');
  await observed(typed(page));
  await page.getByRole('button', { name: 'Pause the word animation' }).click();
  await settle(page);
  const before = await typed(page).textContent();
  await pass(page, 10_000);
  await expect(typed(page)).toHaveText(before ?? '');
  expect(await blinks(page)).toBe(false);
  await page.getByRole('button', { name: 'Play the word animation' }).click();
  await settle(page);
  await pass(page, 2000);
  await pass(page, 50);
  await expect(typed(page)).not.toHaveText(before ?? '');
});

test('is read as one whole sentence', async ({ page }) => {
  await open(page, '/');
  await expect(
    page.getByRole('heading', {
      name: 'We help industrial companies optimize, transform and excel',
      exact: true,
    }),
  ).toBeAttached();
});

test('never moves what stands below', async ({ page }) => {
  await openWithStoppedClock(page);
  await typed(page).scrollIntoViewIfNeeded();
  await expectAwake(page, 'typed-word');
  await observed(typed(page));
  const below = page.getByText(promise.lead);
  const place = await below.boundingBox();
  for (let step = 0; step < 40; step += 1) {
    await pass(page, 150);
    expect(await below.boundingBox()).toEqual(place);
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('all three words stand there and nothing types', async ({ page }) => {
    await openWithStoppedClock(page);
    await expect(page.locator('.typed-still')).toHaveText(['optimize', 'transform', 'excel']);
    for (const word of await page.locator('.typed-still').all()) await expect(word).toBeVisible();
    await expect(page.locator('.typed-word')).toBeHidden();
    await expect(page.getByRole('button', { name: /word animation/ })).toBeHidden();
  });
});

/** The typing animation on the home page. For its timing, see src/features/home/typing.test.ts. */
import type { Page } from '@playwright/test';
import { controlTexts } from '../../src/content/controls.ts';
import { promise } from '../../src/pages/home/content/opening.ts';
import { listen } from '../helpers/heard.ts';
import { openWithStoppedClock, pass, settle } from '../helpers/home.ts';
import { desktop, expect, expectHydrated, moving, observed, test } from '../helpers/site.ts';

test.use({ viewport: desktop, contextOptions: moving });

const [first, second] = promise.words;
const typed = (page: Page) => page.locator('.typed-word');
const typedText = async (page: Page) => ((await typed(page).textContent()) ?? '').replace('\u200b', '');
const blinks = (page: Page) =>
  page.locator('.typed-caret').evaluate((caret) => caret.getAnimations().length > 0);

test('words replace each other without announcements and layout shifts, until paused', async ({ page }) => {
  const heard = await listen(page);
  await openWithStoppedClock(page);
  await observed(typed(page));
  expect(await blinks(page), 'out of sight').toBe(false);
  await typed(page).scrollIntoViewIfNeeded();
  await expectHydrated(page, 'typed-word');
  await observed(typed(page));
  await settle(page);
  await expect(typed(page)).toHaveText(first);
  await expect.poll(() => blinks(page), { message: 'in sight' }).toBe(true);

  const below = page.getByText(promise.lead);
  const place = await below.boundingBox();
  await expect(async () => {
    await pass(page, 100);
    expect(await below.boundingBox()).toEqual(place);
    const text = await typedText(page);
    expect(text !== '' && second.startsWith(text), text).toBe(true);
  }).toPass({ intervals: [0] });

  await page.getByRole('button', { name: controlTexts.pauseWord }).click();
  await settle(page);
  const before = await typedText(page);
  await pass(page, 10_000);
  expect(await typedText(page)).toBe(before);
  expect(await blinks(page), 'paused').toBe(false);
  await page.getByRole('button', { name: controlTexts.playWord }).click();
  await settle(page);
  await expect(async () => {
    await pass(page, 100);
    expect(await typedText(page)).not.toBe(before);
  }).toPass({ intervals: [0] });
  expect(await heard()).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('all words are shown, nothing is animated, and screen readers get one sentence', async ({ page }) => {
    await openWithStoppedClock(page);
    await expect(page.locator('.typed-still')).toHaveText([...promise.words]);
    for (const word of await page.locator('.typed-still').all()) await expect(word).toBeVisible();
    await expect(typed(page)).toBeHidden();
    await expect(page.getByRole('button', { name: controlTexts.pauseWord })).toBeHidden();
    const sentence = `${promise.intro} ${promise.words.slice(0, -1).join(', ')} and ${promise.words.at(-1)}`;
    await expect(page.getByRole('heading', { name: sentence, exact: true })).toBeAttached();
  });
});

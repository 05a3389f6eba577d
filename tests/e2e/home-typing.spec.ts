/** The typing animation on the home page. src/features/home/typing.test.ts covers its timing. */

import type { Page } from '@playwright/test';
import { controlTexts } from '#generated/texts/site.ts';
import { recordAnnouncements } from '../helpers/announcements.ts';
import { advanceClock, openWithStoppedClock, settle } from '../helpers/home.ts';
import { sectionOf } from '../helpers/sections.ts';
import { desktop, expect, expectHydrated, test, waitUntilObserved, withMotion } from '../helpers/site.ts';

test.use({ viewport: desktop, contextOptions: withMotion });

const { intro, words, lead } = sectionOf('home', 'typing-hero');
const [first = '', second = ''] = words;
const typed = (page: Page) => page.locator('.typed-word');
const typedText = async (page: Page) => ((await typed(page).textContent()) ?? '').replace('\u200b', '');
const isCaretBlinking = (page: Page) =>
  page.locator('.typed-caret').evaluate((caret) => caret.getAnimations().length > 0);

test('the typing animation runs without announcements or layout shifts, until paused', async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  await openWithStoppedClock(page);
  await waitUntilObserved(typed(page));
  expect(await isCaretBlinking(page), 'outside the viewport').toBe(false);
  await typed(page).scrollIntoViewIfNeeded();
  await expectHydrated(page, 'typed-word');
  await waitUntilObserved(typed(page));
  await settle(page);
  await expect(typed(page)).toHaveText(first);
  await expect.poll(() => isCaretBlinking(page), { message: 'in the viewport' }).toBe(true);

  const textBelow = page.getByText(lead);
  const position = await textBelow.boundingBox();
  await expect(async () => {
    await advanceClock(page, 100);
    expect(await textBelow.boundingBox()).toEqual(position);
    const text = await typedText(page);
    expect(text !== '' && second.startsWith(text), text).toBe(true);
  }).toPass({ intervals: [0] });

  await page.getByRole('button', { name: controlTexts.pauseWord }).click();
  await settle(page);
  const before = await typedText(page);
  await advanceClock(page, 10_000);
  expect(await typedText(page)).toBe(before);
  expect(await isCaretBlinking(page), 'paused').toBe(false);
  await page.getByRole('button', { name: controlTexts.playWord }).click();
  await settle(page);
  await expect(async () => {
    await advanceClock(page, 100);
    expect(await typedText(page)).not.toBe(before);
  }).toPass({ intervals: [0] });
  expect(await announcements()).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('all words are shown instead of the animation, and the heading reads as one sentence', async ({
    page,
  }) => {
    await openWithStoppedClock(page);
    await expect(page.locator('.typed-still')).toHaveText(words);
    for (const word of await page.locator('.typed-still').all()) await expect(word).toBeVisible();
    await expect(typed(page)).toBeHidden();
    await expect(page.getByRole('button', { name: controlTexts.pauseWord })).toBeHidden();
    const sentence = `${intro} ${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
    await expect(page.getByRole('heading', { name: sentence, exact: true })).toBeAttached();
  });
});

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pages } from '#site/pages.ts';
import { pageWith, sectionOf } from '../helpers/sections.ts';
import { expect, open, test } from '../helpers/site.ts';

const { path } = pages[pageWith('film')];
const { film, poster, fallback, captions } = sectionOf(pageWith('film'), 'film');
const video = (page: Page) => page.locator('video');
const currentTime = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);

test('the video loads only on play, through range requests, and is seekable', async ({ page }) => {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith(film)) statuses.push(response.status());
  });
  await open(page, path);
  await video(page).scrollIntoViewIfNeeded();
  await expect(video(page)).toHaveAttribute('controls', '');
  await expect(video(page)).toHaveAttribute('poster', new RegExp(poster));
  await expect(video(page)).toContainText(fallback);
  expect(statuses).toEqual([]);

  await video(page).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0.5);
  expect(statuses.every((status) => status === 206)).toBe(true);
  expect(statuses.length).toBeGreaterThan(0);

  await video(page).evaluate((element: HTMLVideoElement) => {
    element.currentTime = 15;
  });
  await expect.poll(() => currentTime(page)).toBeGreaterThan(15);
  await expect
    .poll(() =>
      video(page).evaluate((element: HTMLVideoElement) => [element.videoWidth, element.videoHeight]),
    )
    .toEqual([1280, 720]);
});

test('the video shows its captions', async ({ page }) => {
  await open(page, path);
  await video(page).scrollIntoViewIfNeeded();
  await video(page).focus();
  await page.keyboard.press('Space');
  const activeCaption = () =>
    video(page).evaluate((element: HTMLVideoElement) => {
      const [track] = element.textTracks;
      const cue = track?.activeCues?.[0] as VTTCue | undefined;
      return track?.mode === 'showing' ? cue?.text : undefined;
    });
  const [, firstCaption] = /-->.*\n(.+)/.exec(readFileSync(`public/media/${captions}`, 'utf8')) ?? [];
  await expect.poll(activeCaption).toBe(firstCaption);
});

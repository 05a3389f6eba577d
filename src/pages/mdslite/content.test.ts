import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { board, film, webinar } from './content.ts';

it('the files of the film exist, and its captions are WebVTT', () => {
  for (const file of [film.source, film.poster, film.captions]) {
    expect(existsSync(`public/media/${file}`), file).toBe(true);
  }
  expect(readFileSync(`public/media/${film.captions}`, 'utf8')).toMatch(/^WEBVTT/);
});

it.each(webinar.parts)('$day is the date of its webinar part, written out', ({ date, day }) => {
  const format = {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  } as const;
  expect(new Date(date).toLocaleDateString('en-US', format)).toBe(day);
});

it('the OEE figures of the board match its counts and losses', () => {
  const good = board.hours.reduce((sum, hour) => sum + (hour.count ?? 0), 0);
  expect(board.output.good).toBe(String(good));
  const minutes = 162;
  const produced = 366;
  const running = minutes - board.losses.reduce((sum, loss) => sum + loss.minutes, 0);
  const rates = [running / minutes, (produced * 22) / (running * 60), good / produced];
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
  expect(board.effectiveness.map(({ value }) => value)).toEqual([
    ...rates.map(percent),
    percent(rates.reduce((product, rate) => product * rate)),
  ]);
});

import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sectionOf } from '../helpers/sections.ts';

const media = (file: string): URL => new URL(`../../public/media/${file}`, import.meta.url);
const film = sectionOf('mdslite', 'film');
const { board } = sectionOf('mdslite', 'live-board');
const stopped = board.stations.find(({ state }) => state === 'stopped')!;
const numberOf = (station: { readonly title: string }) => station.title.split(' ')[0]!;

const secondsOf = (clock: string): number =>
  clock.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);

/** The duration in the movie header. */
const filmSeconds = (): number => {
  const bytes = readFileSync(media(film.film));
  const header = bytes.indexOf('mvhd') + 4;
  return bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12);
};

const captions = readFileSync(media(film.captions), 'utf8');
const cues = captions
  .split('\n\n')
  .filter((block) => block.includes('-->'))
  .map((block) => {
    const [times = '', ...text] = block.trim().split('\n');
    const [from = '', , to = ''] = times.split(' ');
    return { from: secondsOf(from), to: secondsOf(to), text: text.join(' ') };
  });

describe('the product film', () => {
  it('is within its size limit and can start before it is fully downloaded', () => {
    const bytes = readFileSync(media(film.film));
    expect(bytes.length).toBeLessThanOrEqual(2.5 * 1024 * 1024);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(statSync(media(film.poster)).size).toBeLessThanOrEqual(45 * 1024);
  });

  it('has the length stated on the page', () => {
    expect(film.label).toContain(`${Math.round(filmSeconds())} seconds`);
  });
});

describe('the captions of the product film', () => {
  it('are in the WebVTT format', () => expect(captions).toMatch(/^WEBVTT/));

  it('follow each other without a gap to the end of the film', () => {
    expect(cues[0]?.from).toBe(0);
    cues.slice(1).forEach((cue, index) => {
      expect(cue.from).toBe(cues[index]!.to);
    });
    expect(cues.at(-1)?.to).toBeCloseTo(filmSeconds(), 1);
  });

  it('mention the stations in the order of the line', () => {
    const transcript = cues.map(({ text }) => text).join(' ');
    const working = board.stations.slice(0, board.stations.indexOf(stopped) + 1).map(numberOf);
    const places = working.map((number) => transcript.toLowerCase().indexOf(`station ${number}`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('mention the stopped station and the figures of the board', () => {
    expect(cues.some(({ text }) => text.includes(`stops station ${numberOf(stopped)}`))).toBe(true);
    const atTheBoard = cues.find(({ text }) => text.startsWith(board.clock))?.text;
    expect(atTheBoard).toContain(`${board.output.good} good parts ${board.output.plan}`);
  });
});

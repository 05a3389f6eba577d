import { script, shotNames, startOf, type Title } from './words.ts';

const clock = (seconds: number): string => {
  const [whole, rest] = [Math.floor(seconds), Math.round((seconds % 1) * 1000)];
  return `00:00:${String(whole).padStart(2, '0')}.${String(rest).padStart(3, '0')}`;
};

const spoken = ({ heading, line }: Title): string =>
  `${heading}: ${line.charAt(0).toLowerCase()}${line.slice(1)}.`;

/** The captions track: titles and what can be seen, shot by shot. */
export const captions = (): string => {
  const cues = shotNames.flatMap((name) => {
    const start = startOf(name);
    const { seconds, seen, seenWith } = script[name];
    const titles: readonly Title[] = script[name].titles;
    return titles.map((title, index) => {
      const begin = index === 0 ? start : start + title.from;
      const end = start + (titles[index + 1]?.from ?? seconds);
      const lines = [spoken(title)];
      if (index === seenWith) lines.push(`[${seen}]`);
      return `${clock(begin)} --> ${clock(end)} line:6%\n${lines.join('\n')}`;
    });
  });
  return `WEBVTT

NOTE The film has no speech. The cues say what is written in the picture and what can be seen; they stand at the top
because the titles stand at the bottom.

${cues.join('\n\n')}
`;
};

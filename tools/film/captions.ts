import { type Cue, script, shotNames, startOf } from './script.ts';

const clock = (seconds: number): string => {
  const [whole, rest] = [Math.floor(seconds), Math.round((seconds % 1) * 1000)];
  return `00:00:${String(whole).padStart(2, '0')}.${String(rest).padStart(3, '0')}`;
};

/** The captions track. */
export const captions = (): string => {
  const cues = shotNames.flatMap((name) => {
    const start = startOf(name);
    const { seconds } = script[name];
    const told: readonly Cue[] = script[name].cues;
    return told.map(({ from, text }, index) => {
      const end = told[index + 1]?.from ?? seconds;
      return `${clock(start + from)} --> ${clock(start + end)} line:4%\n${text}`;
    });
  });
  return `WEBVTT

NOTE The film has no speech. The cues say what happens and why it matters; they stand at the top because the titles
stand at the bottom.

${cues.join('\n\n')}
`;
};

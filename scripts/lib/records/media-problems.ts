import { normalize } from 'node:path';
import { inspect } from '../media/inspect.ts';
import { listMedia } from '../media/list-media.ts';
import { type MediaUse, mediaUses } from './media-uses.ts';

/** What is wrong with pictures of one's own, wherever a record names one: the file, or the words for it. */
export async function mediaProblems(uses?: readonly MediaUse[], folder?: string): Promise<string[]> {
  const problems = (uses ?? (await mediaUses())).map(async (use) => [
    ...(await fileProblems(use, folder)),
    ...altProblems(use),
  ]);
  return (await Promise.all(problems)).flat();
}

async function fileProblems({ where, media }: MediaUse, folder?: string): Promise<string[]> {
  if (typeof media !== 'string' || media.trim() === '')
    return [`${where}: names no file. Write one of the folder media/ in quotes: media: 'photo.jpg'.`];
  if (media !== normalize(media).replaceAll('\\', '/') || /^(\.\.|\/|media\/)/.test(media))
    return [
      `${where}: is '${media}'. Write the name as it is in the folder media/, such as 'photo.jpg' or 'people/anna.jpg'.`,
    ];
  const there = listMedia(folder);
  if (!there.includes(media)) {
    const alike = there.find((file) => file.toLowerCase() === media.toLowerCase());
    const instead = alike
      ? `The file is called ${alike}: write it the same.`
      : 'Put the file there, or write the name of one that is.';
    return [`${where}: names media/${media}, which does not exist. ${instead}`];
  }
  const entry = await inspect(media, folder);
  return 'problem' in entry ? [`${where}: names media/${media}, which ${entry.problem}`] : [];
}

function altProblems({ where, alt }: MediaUse): string[] {
  const write =
    "Write in a few words what the picture shows, for those who do not see it: alt: 'Two welders at a press'.";
  if (typeof alt !== 'string') return [`${where}.alt: is missing. ${write}`];
  if (alt.trim() === '') return [`${where}.alt: is empty. ${write}`];
  return /\.(jpe?g|png|webp|avif|svg)$/i.test(alt) ? [`${where}.alt: is the name of a file. ${write}`] : [];
}

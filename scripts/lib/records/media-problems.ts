import { normalize } from 'node:path';
import { inspect } from '../media/inspect.ts';
import { listMedia } from '../media/list-media.ts';
import type { ContentObject } from './content-objects.ts';

/** A content field that names a file of media/. */
interface MediaUse {
  readonly where: string;
  readonly media: unknown;
  readonly alt: unknown;
}

/** Problems of the media files that content names, and of their alternative texts. */
export async function mediaProblems(objects: readonly ContentObject[], folder?: string): Promise<string[]> {
  const uses = objects
    .filter(({ fields }) => 'media' in fields)
    .map(({ where, fields: { media, alt } }) => ({ where, media, alt }));
  const problems = uses.map(async (use) => [...(await fileProblems(use, folder)), ...altProblems(use)]);
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

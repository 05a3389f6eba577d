import { useQuery } from '@tanstack/react-query';
import type { MediaItem, MediaList } from '#contract/desk/site.ts';
import { getJson } from '../../../data/request.ts';

export const MEDIA_KEY = ['site-media'];
const FILE = /\.(?:jpe?g|png|webp|avif|svg)$/i;
const NONE: readonly MediaItem[] = [];

/** The files of media/ and the uploaded pictures. */
export function useMedia(isNeeded = true): readonly MediaItem[] {
  const { data } = useQuery({
    queryKey: MEDIA_KEY,
    queryFn: ({ signal }) => getJson<MediaList>('/api/site/media', signal),
    enabled: isNeeded,
  });
  return data?.pictures ?? NONE;
}

/** The address of a small version; undefined for a drawing, and until the list is loaded. */
export function useThumbnail(name: string): string | undefined {
  const media = useMedia(FILE.test(name));
  return media.find((one) => one.name === name)?.thumbnail;
}

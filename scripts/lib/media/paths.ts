export { MEDIA_ADDRESS as mediaAddress } from '../../../src/server/site/media-file.ts';

/** The folder of the owner's media, and the cache of converted pictures. */
export const mediaFolder = 'media';
export const mediaCache = '.cache/media';

/** The folder of the owner's media, the cache of converted pictures, and their URL prefix. */
export const mediaFolder = 'media';
export const mediaCache = '.cache/media';
export const mediaAddress = '/assets/media/';

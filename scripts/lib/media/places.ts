/** Where pictures of one's own are put, where they are kept while they are made, and where they are served. */
export const mediaFolder = 'media';
export const mediaCache = '.cache/media';
export const mediaAddress = '/assets/media/';

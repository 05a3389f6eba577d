import { file, object, text, titled } from '#content/fields.ts';

export const schema = object('A short film beside its heading.', {
  ...titled,
  film: file,
  poster: file.describe('the picture before the film starts: a file of public/media, such as "poster.jpg"'),
  captions: file
    .refine((name) => name.endsWith('.vtt'), {
      error: 'Captions are a file in the WebVTT format, such as "film.vtt".',
    })
    .describe('the captions: a file of public/media, such as "film.vtt"'),
  captionsLabel: text('the language of the captions'),
  label: text('what the film shows and how long it is, for screen readers'),
  fallback: text('a sentence for browsers that cannot show films'),
});

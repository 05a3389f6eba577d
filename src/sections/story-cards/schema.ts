import { area, entry, list, object, spot, text, texts, titled } from '#content/fields.ts';

export const schema = object('Projects and their results. The leading figure of each result is set large.', {
  ...titled,
  items: list('a list of stories, ideally three', {
    label: text('the industry or place of the story, under its drawing'),
    ...entry('the title of the story', 'what was done, in one to three sentences'),
    results: texts('a list of results that start with a figure, such as "62% fewer complaints"'),
    spot,
  }),
  area: area.describe('the area whose colors the drawings have, if not "company"').optional(),
});

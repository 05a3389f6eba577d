import { list, object, text, titled } from '#content/fields.ts';

export const schema = object('Steps in time, from left to right.', {
  ...titled,
  milestones: list('the steps in order', {
    when: text('when it is, such as "Week 1" or "2009"'),
    title: text('a short title'),
    text: text('one or two sentences'),
  }),
});

import { entry, list, object, text, texts, titled } from '#content/fields.ts';

export const schema = object(
  'What a product does in each application, and beside it a sample question from a user, answered with sources.',
  {
    ...titled,
    labels: object('the labels of questions, answers and sources', {
      question: text('the label before a question, for screen readers, such as "Question:"'),
      answer: text('the label before an answer, for screen readers, such as "Answer:"'),
      sources: text('the heading above the sources, such as "Read from"'),
    }),
    items: list('a list of applications, each with a question', {
      ...entry('the name of the application'),
      features: texts('a list of points'),
      question: text('a question as a user would ask it'),
      answer: text('the answer, in one to three sentences'),
      sources: texts('a list of records that the answer comes from'),
    }),
  },
);

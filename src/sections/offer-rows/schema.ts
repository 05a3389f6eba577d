import { entry, list, object, text, texts, titled } from '#content/fields.ts';

export const schema = object('Offers as wide rows with description, duration, price and result.', {
  ...titled,
  labels: object('the labels beside the offers', {
    duration: text('a label for how long it takes, such as "Duration"'),
    price: text('a label for what it costs, such as "Price"'),
    result: text('a label for the result, such as "Result"'),
  }),
  items: list('a list of offers', {
    ...entry('the name of the offer'),
    tags: texts('a list of short labels'),
    duration: text('how long it takes, such as "4 weeks"'),
    price: text('what it costs'),
    result: text('the result'),
  }),
});

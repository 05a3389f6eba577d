import { z } from 'zod';
import { list, object, points, text, texts, titled } from '#content/fields.ts';

export const schema = object(
  'A phone in the middle, its features at both sides, each on a line that leads to it.',
  {
    ...titled,
    items: points.describe('the features; the first half stands at the left'),
    phone: object('what is on the screen of the phone', {
      label: text('what the screen shows, for those who do not see it'),
      status: object('the line at the top of the screen', {
        time: text('the time, such as "06:52"'),
        network: text('the network'),
      }),
      greeting: text('the large words at the top'),
      order: object('the work order under the greeting', {
        title: text('what is to be done'),
        detail: text('its number and when it is due'),
        action: text('the words of the button'),
      }),
      apps: list('the apps, in rows of three', {
        title: text('the name of the app'),
        sign: z
          .enum(['list', 'barcode', 'box', 'check', 'camera', 'book'])
          .describe('the drawing of the app'),
      }),
      dock: texts('the three words at the bottom of the screen'),
    }),
  },
);

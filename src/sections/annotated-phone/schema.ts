import { z } from 'zod';
import { list, object, points, text, texts, titled } from '#content/fields.ts';

export const schema = object(
  'A phone in the middle with its features on both sides, each connected to it by a line.',
  {
    ...titled,
    items: points.describe('the features; the first half is on the left'),
    phone: object('what is on the screen of the phone', {
      label: text('what the screen shows, for screen readers'),
      status: object('the line at the top of the screen', {
        time: text('the time, such as "6:52 AM"'),
        network: text('the network'),
      }),
      greeting: text('the large words at the top'),
      order: object('the work order under the greeting', {
        title: text('what to do'),
        detail: text('its number and when it is due'),
        action: text('the words of the button'),
      }),
      apps: list('the apps, in rows of three', {
        title: text('the name of the app'),
        sign: z
          .enum(['list', 'barcode', 'box', 'check', 'camera', 'book'])
          .describe('the drawing of the app'),
      }),
      dock: texts('the three labels at the bottom of the screen'),
    }),
  },
);

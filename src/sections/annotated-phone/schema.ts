import { z } from 'zod';
import { points, text, texts, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: points.describe('the features; the first half stands at the left'),
    phone: z
      .strictObject({
        label: text('what the screen shows, for those who do not see it'),
        status: z
          .strictObject({ time: text('the time, such as "06:52"'), network: text('the network') })
          .describe('the line at the top of the screen'),
        greeting: text('the large words at the top'),
        order: z
          .strictObject({
            title: text('what is to be done'),
            detail: text('its number and when it is due'),
            action: text('the words of the button'),
          })
          .describe('the work order under the greeting'),
        apps: z
          .array(
            z.strictObject({
              title: text('the name of the app'),
              sign: z
                .enum(['list', 'barcode', 'box', 'check', 'camera', 'book'])
                .describe('the drawing of the app'),
            }),
          )
          .min(1)
          .describe('the apps, in rows of three'),
        dock: texts('the three words at the bottom of the screen'),
      })
      .describe('what is on the screen of the phone'),
  })
  .describe('A phone in the middle, its features at both sides, each on a line that leads to it.');

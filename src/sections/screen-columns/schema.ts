import { z } from 'zod';
import { list, object, text, texts, titled, tone } from '#content/fields.ts';

const label = text('in one sentence what the screen shows, for screen readers');

const phone = z.strictObject({
  type: z.literal('phone'),
  label,
  title: text('the title on the phone'),
  place: text('the place under the title'),
  lines: list('the lines of the delivery', {
    text: text('what is delivered'),
    quantity: text('how much of it, such as "12 of 12"'),
    ok: z.boolean().describe('false to show the quantity in red'),
  }),
  signedBy: text('who signed, under the signature'),
  action: text('the words of the button'),
});

const call = z.strictObject({
  type: z.literal('call'),
  label,
  title: text('the title of the call, such as its duration'),
  turns: list('what is said, in order', {
    who: text('who speaks; the first to speak is on the left'),
    text: text('what is said'),
  }),
});

const window = z.strictObject({
  type: z.literal('window'),
  label,
  title: text('the title of the window'),
  aside: text('a few words on the right of the title, or leave it out').optional(),
  rows: list('the rows of the window', {
    number: text('the number of the row'),
    title: text('what the row is about'),
    state: text('its state, in a word'),
    mark: z.enum(['open', 'ok', 'disputed']).describe('the color of the state'),
  }),
});

export const schema = object(
  'Ways to use one product, side by side: the screen above, what it does and what it runs on below.',
  {
    ...titled,
    featuresTitle: text('the heading above the points of each column'),
    devicesTitle: text('the heading above the devices of each column'),
    items: list('at most three columns', {
      title: text('the heading of the column'),
      subtitle: text('a few words under the heading'),
      description: text('one or two sentences'),
      tone: tone.describe('the background of the screen'),
      screen: z
        .discriminatedUnion('type', [phone, call, window])
        .describe('the screen; its "type" is "phone", "call" or "window"'),
      features: texts('a list of points'),
      devices: text('what it runs on, such as "Desktop, tablet"'),
    }).max(3),
  },
);

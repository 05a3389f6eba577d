import { z } from 'zod';
import { entry, list, object, titled } from '#content/fields.ts';

export const schema = object('Devices in rows, each with a small drawing.', {
  ...titled,
  devices: list('the devices, from top to bottom', {
    ...entry('the name of the device'),
    drawing: z
      .enum(['keypad-handheld', 'pistol-handheld', 'mounted-terminal'])
      .describe('the drawing of the device'),
  }),
});

import { drawingArea, entry, list, object, spot, text, texts, titled } from '#content/fields.ts';

export const schema = object(
  'The phases of a project in a row, each with its duration and a gate at its end.',
  {
    ...titled,
    gateLabel: text('the word before the gate at the end of a phase, such as "Gate:"'),
    items: list('up to four phases', {
      ...entry('the name of the phase'),
      spot,
      duration: text('how long it takes, such as "3 weeks"'),
      activities: texts('a list of what is done in it'),
      gate: text('the condition at its end, in two or three words'),
    }).max(4),
    area: drawingArea,
  },
);

import { z } from 'zod';
import { stat, text, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    stats: z.array(stat).min(1).describe('three figures above the heading, or leave them out').optional(),
    board: z
      .strictObject({
        label: text('what the display shows, for those who do not see it'),
        line: text('the name of the line'),
        shift: text('the shift and its hours'),
        clock: text('the time on the display, such as "16:42"'),
        output: z
          .strictObject({
            title: text('what is counted'),
            good: text('the large figure'),
            plan: text('the plan, below the figure'),
          })
          .describe('the output of the shift'),
        factors: z
          .array(z.strictObject({ title: text('what is rated'), value: text('the rate, such as "91.4%"') }))
          .min(1)
          .describe('the rates under the output; the last is their result'),
        hours: z
          .strictObject({
            title: text('the heading of the chart'),
            target: z.number().positive().describe('the plan for each hour, a number'),
            items: z
              .array(
                z.strictObject({
                  from: text('the hour, such as "14"'),
                  count: z.number().min(0).describe('how many were made, or leave it out').optional(),
                  current: z.boolean().describe('true for the hour that is not over yet').optional(),
                }),
              )
              .min(1)
              .max(8)
              .describe('up to eight hours'),
          })
          .describe('the chart of output by the hour'),
        losses: z
          .strictObject({
            title: text('the heading of the losses'),
            unit: text('the unit of the minutes, such as "min"'),
            items: z
              .array(
                z.strictObject({
                  cause: text('what caused the loss'),
                  minutes: z.number().positive().describe('how many minutes were lost, a number'),
                }),
              )
              .min(1)
              .describe('the losses, the largest first'),
          })
          .describe('the minutes lost'),
        stations: z
          .array(
            z.strictObject({
              title: text('the name of the station'),
              state: z.enum(['running', 'waiting', 'stopped']).describe('the state of the station'),
              detail: text('a few words under its state'),
            }),
          )
          .min(1)
          .describe('five stations, in the order of the line'),
        states: z
          .strictObject({
            running: text('the word for a station at work'),
            waiting: text('the word for a station that waits'),
            stopped: text('the word for a station that is stopped'),
          })
          .describe('the words for the states'),
      })
      .describe('what is on the display'),
  })
  .describe(
    'The display above a production line: output against plan, what was lost and where each station stands.',
  );

import { z } from 'zod';
import { checkCells, list, object, text, texts, titled } from '#content/fields.ts';

export const schema = object('A table that compares things side by side.', {
  ...titled,
  caption: text('what the table compares, for screen readers'),
  columns: texts('the headings of the columns'),
  rowHeading: text('a heading for the first column, or leave it out').optional(),
  rows: list('the rows of the table', {
    title: text('what the row is about'),
    cells: texts('one text for each column'),
    figures: z.boolean().describe('true if the cells are figures, which are set large').optional(),
  }),
  highlight: z.int().min(0).describe('the index of the column to highlight, counted from 0').optional(),
})
  .superRefine(({ columns, rows }, context) => checkCells(context, columns, rows, 'cells'))
  .refine(({ columns, highlight = 0 }) => highlight < columns.length, {
    path: ['highlight'],
    error: 'There are not that many columns. Write the index of a column, counted from 0.',
  });

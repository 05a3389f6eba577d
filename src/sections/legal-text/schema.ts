import { z } from 'zod';
import { legalText } from '#content/fields.ts';

export const schema = z
  .strictObject({ text: legalText })
  .describe(
    'A legal text with the heading of the page, a summary and a table of contents. The text is a file of content/legal.',
  );

import { z } from 'zod';
import { submissionProblems } from '#content/desk/server-texts.ts';
import { type Cursor, readCursor } from '../db/cursor.ts';

import { DeskProblem } from '../http/problem.ts';

/** An empty parameter is as good as none. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const AFTER = optional(z.string().max(1000));

export function readAfter(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  const cursor = readCursor(text);
  if (cursor === null) throw new DeskProblem(400, submissionProblems.query);
  return cursor;
}

export const PAGE_SIZE = 50;

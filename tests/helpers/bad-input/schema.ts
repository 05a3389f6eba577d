/** Values that the fields of a schema reject. */
import { z } from 'zod';

/** NUL alone and after a letter, an ANSI color sequence, DEL, and NEL (next line). */
export const CONTROL_TEXTS = ['\u0000', 'a\u0000', '\u001b[31m', '\u007f', '\u0085'];
/** Longer than any text that the desk accepts. */
export const ENDLESS_TEXT = 'x'.repeat(100_000);
/** Types that no field of the desk has: those are strings, integers, booleans and lists of them. */
export const WRONG_TYPES: readonly unknown[] = [{}, 1e308, [[]]];

export function fieldsOf(schema: z.ZodObject | undefined): readonly string[] {
  return Object.keys(schema?.shape ?? {});
}

/** The text in the structure that the schema of a field requires, such as a list. */
export function placedText(schema: z.core.$ZodType, text: string): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return placedText(schema.def.innerType, text);
  }
  if (schema instanceof z.ZodPipe) {
    return placedText(schema.in instanceof z.ZodTransform ? schema.out : schema.in, text);
  }
  if (schema instanceof z.ZodArray) return [placedText(schema.element, text)];
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [name, placedText(field, text)]),
    );
  }
  return text;
}

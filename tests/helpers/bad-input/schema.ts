/** Values that the fields of a schema do not take. */
import { z } from 'zod';

/** A NUL alone and after a letter, a color of the terminal, DEL, and a line break of old terminals. */
export const CONTROL_TEXTS = ['\u0000', 'a\u0000', '\u001b[31m', '\u007f', '\u0085'];
/** Longer than any text that the desk takes. */
export const ENDLESS_TEXT = 'x'.repeat(100_000);
/** Of no type that a field of the desk has: those are texts, whole numbers, yes or no, and lists of them. */
export const WRONG_TYPES: readonly unknown[] = [{}, 1e308, [[]]];

export function fieldsOf(schema: z.ZodObject | undefined): readonly string[] {
  return Object.keys(schema?.shape ?? {});
}

/** The text where the schema of a field wants a value: in the list, if it wants a list. */
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

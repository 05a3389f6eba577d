import type { z } from 'zod';
import type { schema } from '#sections/definitions/schema.ts';
import { Cards } from '../parts/cards.tsx';

/** Titles with a sentence each, two in a row. */
export default function Definitions({ items }: z.infer<typeof schema>) {
  return <Cards items={items} columns={2} />;
}

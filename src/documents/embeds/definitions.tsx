import type { SectionProps } from '#generated/section-props.ts';
import { Cards } from '../parts/cards.tsx';

/** Titles with a sentence each, two in a row. */
export default function Definitions({ items }: SectionProps<'definitions'>) {
  return <Cards items={items} columns={2} />;
}

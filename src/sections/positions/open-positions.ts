import { company } from '#content/company.ts';
import { filled } from '#content/filled.ts';
import type { Position } from '#content/lists.ts';
import { capitalized, numberWord } from '#content/number-words.ts';
import type { SectionProps } from '#generated/section-props.ts';

type Texts = SectionProps<'positions'>;

/** The positions still open at this time. The last day to apply is inclusive, in the time zone of the headquarters. */
export function openOn<Listed extends Pick<Position, 'title' | 'closes'>>(
  positions: readonly Listed[],
  now: Date,
  timeZone = company.headquarters.timeZone,
): readonly Listed[] {
  // The sv-SE locale formats as YYYY-MM-DD, which sorts as text.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
  return positions.filter(({ closes }) => closes === undefined || closes >= today);
}

export function titleOf({ length }: readonly unknown[], titles: Texts['titles']): string {
  if (length === 0) return titles.none;
  return length === 1 ? titles.one : filled(titles.several, { count: capitalized(numberWord(length)) });
}

export function noteOf(open: readonly { readonly type: string }[], notes: Texts['notes']): string {
  const [type, ...others] = new Set(open.map((position) => position.type));
  if (type === undefined) return notes.none;
  return others.length > 0
    ? notes.open
    : `${filled(notes.sameType, { type: type.toLowerCase() })} ${notes.open}`;
}

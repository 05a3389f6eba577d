import type { FormName } from '#contract/answer.ts';
import type { PersonName } from '#contract/desk/people.ts';
import type { Presence } from '#contract/desk/views.ts';

/** Somebody has an item open. The app says so again and again while it is. */
export interface Seen {
  readonly reference: string;
  readonly form: FormName;
  readonly person: PersonName;
  readonly isWriting: boolean;
  readonly isGone: boolean;
}

export interface PresenceBook {
  /** True when that changed what others see. */
  note(seen: Seen, now: number): boolean;
  on(reference: string): readonly Presence[];
  /** Forgets those who were not heard of, and returns the items they were on. */
  expire(now: number): readonly { readonly reference: string; readonly form: FormName }[];
}

/** The app calls every ten seconds; one call may be lost. */
const PRESENT_MS = 25_000;

/** In memory only: who looks at what is nobody's business afterwards. */
export function createPresenceBook(): PresenceBook {
  const items = new Map<string, { form: FormName; people: Map<string, Presence & { until: number }> }>();
  return {
    note({ reference, form, person, isWriting, isGone }, now) {
      const item = items.get(reference) ?? { form, people: new Map() };
      const before = item.people.get(person.id);
      if (isGone) item.people.delete(person.id);
      else item.people.set(person.id, { ...person, isWriting, until: now + PRESENT_MS });
      if (item.people.size === 0) items.delete(reference);
      else items.set(reference, item);
      return isGone ? before !== undefined : before?.isWriting !== isWriting;
    },
    on(reference) {
      const people = [...(items.get(reference)?.people.values() ?? [])];
      return people.map(({ id, name, initials, isWriting }) => ({ id, name, initials, isWriting }));
    },
    expire(now) {
      const changed: { reference: string; form: FormName }[] = [];
      for (const [reference, { form, people }] of items) {
        const before = people.size;
        for (const [id, { until }] of people) if (until <= now) people.delete(id);
        if (people.size < before) changed.push({ reference, form });
        if (people.size === 0) items.delete(reference);
      }
      return changed;
    },
  };
}

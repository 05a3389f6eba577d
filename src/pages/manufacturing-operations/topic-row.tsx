import type { Card } from '#content/card.ts';
import { Reveal } from '#ui/reveal.tsx';

/** Short remarks under a picture, one beside the other. */
export function TopicRow({ items }: { readonly items: readonly Card[] }) {
  return (
    <ul className="stagger mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {items.map((item) => (
        <Reveal as="li" key={item.title} className="grid content-start gap-2 border-t border-rule pt-5">
          <h3 className="text-[1.1875rem]">{item.title}</h3>
          <p className="text-sm text-muted">{item.description}</p>
        </Reveal>
      ))}
    </ul>
  );
}

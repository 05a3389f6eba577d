import { Reveal } from '#ui/reveal.tsx';
import type { ItemRecord } from './records.ts';
import { TagList } from './tag-list.tsx';

/** Numbered rows along a rail, for real sequences and for lists that the specification numbers. */
export function NumberedRail({ items }: { readonly items: readonly ItemRecord[] }) {
  return (
    <ol className="border-b border-rule">
      {items.map((item, index) => (
        <Reveal
          as="li"
          key={item.title}
          className="grid gap-x-8 gap-y-3 border-t border-rule py-8 md:grid-cols-[96px_4fr_5fr] lg:grid-cols-[160px_5fr_6fr]"
        >
          <span
            className="text-data text-[clamp(2.5rem,1.9rem+2vw,4rem)] leading-[0.86] tracking-[-0.04em] text-accent"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <h3 className="text-[clamp(1.375rem,1.15rem+0.9vw,2rem)]">{item.title}</h3>
          <div className="grid gap-4">
            <p className="max-w-[60ch] text-muted">{item.description}</p>
            {item.tags && <TagList tags={item.tags} />}
          </div>
        </Reveal>
      ))}
    </ol>
  );
}

import type { Technology } from '#content/records/services.ts';
import { Reveal } from '#ui/reveal.tsx';

/** Things by category: a ruled row per category, in the order in which the categories first appear. */
export function CategoryMatrix({ items }: { readonly items: readonly Technology[] }) {
  const categories = [...new Set(items.map((item) => item.category))];
  return (
    <div className="border-b border-rule">
      {categories.map((category) => (
        <Reveal
          as="section"
          key={category}
          className="grid gap-x-10 gap-y-6 border-t border-rule py-8 lg:grid-cols-[3fr_9fr]"
        >
          <h3 className="text-accent">{category}</h3>
          <dl className="grid gap-x-10 gap-y-6 md:grid-cols-3">
            {items
              .filter((item) => item.category === category)
              .map((item) => (
                <div key={item.name}>
                  <dt className="text-[1.1875rem] leading-tight font-semibold font-stretch-[106%]">
                    {item.name}
                  </dt>
                  <dd className="mt-2 max-w-[34ch] text-sm text-muted">{item.description}</dd>
                </div>
              ))}
          </dl>
        </Reveal>
      ))}
    </div>
  );
}

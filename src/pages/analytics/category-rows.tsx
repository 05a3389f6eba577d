import { Reveal } from '#ui/reveal.tsx';

interface CategoryRowsProps {
  readonly categories: readonly {
    readonly category: string;
    readonly description: string;
    readonly capabilities: readonly string[];
  }[];
}

/** Layers with what each must be able to do, as a matrix of words. */
export function CategoryRows({ categories }: CategoryRowsProps) {
  return (
    <ul className="border-b border-rule">
      {categories.map((entry) => (
        <Reveal
          as="li"
          key={entry.category}
          className="grid gap-x-8 gap-y-5 border-t border-rule py-8 lg:grid-cols-[4fr_8fr]"
        >
          <div>
            <h3>{entry.category}</h3>
            <p className="mt-2 max-w-[32ch] text-sm text-muted">{entry.description}</p>
          </div>
          <ul className="grid grid-cols-2 gap-2 xl:grid-cols-4">
            {entry.capabilities.map((capability) => (
              <li
                key={capability}
                className="flex min-h-[88px] items-end rounded-md bg-area-tint p-4 text-sm leading-snug font-medium"
              >
                {capability}
              </li>
            ))}
          </ul>
        </Reveal>
      ))}
    </ul>
  );
}

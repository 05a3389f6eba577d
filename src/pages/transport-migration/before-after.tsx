import { Reveal } from '#ui/reveal.tsx';

interface BeforeAfterProps {
  readonly before: string;
  readonly after: string;
  readonly items: readonly { readonly title: string; readonly before: string; readonly after: string }[];
}

/** A few problems, each with how it is today and how it will be. On phones the two stand below each other. */
export function BeforeAfter({ before, after, items }: BeforeAfterProps) {
  return (
    <ul className="stagger grid gap-2">
      {items.map((item) => (
        <Reveal as="li" key={item.title} className="grid gap-2 lg:grid-cols-[3fr_4fr_5fr]">
          <h3 className="border-t-[1.5px] border-ink-900 pt-6 pr-6 text-[clamp(1.375rem,1.15rem+0.9vw,2rem)]">
            {item.title}
          </h3>
          <div className="border-t border-rule py-6 lg:px-6">
            <h4 className="mb-2 text-sm text-muted">{before}</h4>
            <p className="text-muted">{item.before}</p>
          </div>
          <div className="rounded-md bg-area-tint p-6 shadow-[inset_6px_0_0_var(--area)] lg:px-8">
            <h4 className="mb-2 text-sm">{after}</h4>
            <p>{item.after}</p>
          </div>
        </Reveal>
      ))}
    </ul>
  );
}

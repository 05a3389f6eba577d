import { Reveal } from '#ui/reveal.tsx';

interface RequirementSheetProps {
  readonly title: string;
  readonly note?: string;
  readonly groups: readonly { readonly title: string; readonly items: readonly string[] }[];
}

/** What must be in place, group by group, set so that it can be checked off. */
export function RequirementSheet({ title, note, groups }: RequirementSheetProps) {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
      <Reveal>
        <h2>{title}</h2>
        {note && <p className="mt-5 max-w-[36ch] text-muted">{note}</p>}
      </Reveal>
      <div className="border-b border-rule">
        {groups.map((group) => (
          <Reveal
            key={group.title}
            className="grid gap-x-8 gap-y-3 border-t border-rule py-6 md:grid-cols-[1fr_2fr]"
          >
            <h3 className="text-base tracking-normal text-accent">{group.title}</h3>
            <ul className="grid gap-2">
              {group.items.map((item) => (
                <li key={item} className="text-data text-[clamp(1.125rem,1rem+0.6vw,1.5rem)] leading-snug">
                  {item}
                </li>
              ))}
            </ul>
          </Reveal>
        ))}
      </div>
    </div>
  );
}

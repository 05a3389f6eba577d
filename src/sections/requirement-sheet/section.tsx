import type { SectionProps } from '#generated/section-props.ts';
import { Band } from '#ui/band.tsx';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';

function Items({ label, items }: { readonly label?: string; readonly items: readonly string[] }) {
  return (
    <div>
      {label && <p className="mb-2 text-sm text-muted">{label}</p>}
      <ul className="grid gap-2">
        {items.map((item) => (
          <li
            key={item}
            className={classes(
              'text-data leading-snug',
              label ? 'text-[1.125rem]' : 'text-[clamp(1.125rem,1rem+0.4vw,1.375rem)]',
            )}
          >
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

export default function RequirementSheet({
  title,
  note,
  groups,
  columns,
  tone,
  id,
}: SectionProps<'requirement-sheet'>) {
  return (
    <Band tone={tone} id={id}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
        <Reveal>
          <h2>{title}</h2>
          {note && <p className="mt-5 max-w-[36ch] text-muted">{note}</p>}
        </Reveal>
        <div className="border-b border-rule">
          {groups.map((group) => (
            <Reveal
              key={group.title}
              className={classes(
                'grid gap-x-8 gap-y-4 border-t border-rule py-6',
                columns ? 'md:grid-cols-[1fr_2fr_2fr]' : 'md:grid-cols-[1fr_3fr]',
              )}
            >
              <h3 className="text-base tracking-normal text-accent">{group.title}</h3>
              <Items label={columns?.[0]} items={group.items} />
              {group.current && <Items label={columns?.[1]} items={group.current} />}
            </Reveal>
          ))}
        </div>
      </div>
    </Band>
  );
}

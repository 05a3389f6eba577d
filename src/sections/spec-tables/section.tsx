import type { SectionProps } from '#generated/section-props.ts';
import { Band } from '#ui/band.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { Actions } from '../parts/actions.tsx';

export default function SpecTables({ title, action, groups, tone, id }: SectionProps<'spec-tables'>) {
  return (
    <Band tone={tone} id={id}>
      <Reveal as="header" className="mb-12 flex flex-wrap items-end justify-between gap-6">
        <h2>{title}</h2>
        {action && <Actions links={[action]} className="max-sm:w-full" />}
      </Reveal>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2 print:block">
        {groups.map((group) => (
          <Reveal key={group.title} className="border-t-[1.5px] border-ink-900">
            <h3 className="py-5">{group.title}</h3>
            <dl className="border-b border-rule">
              {group.items.map((item) => (
                <div key={item.name} className="grid grid-cols-[2fr_3fr] gap-4 border-t border-rule py-3.5">
                  <dt className="text-muted">{item.name}</dt>
                  <dd className="font-medium">{item.value}</dd>
                </div>
              ))}
            </dl>
          </Reveal>
        ))}
      </div>
    </Band>
  );
}

import type { SpecGroup } from '#content/product-records.ts';
import type { LinkRecord } from '#content/types.ts';
import { Actions } from '#sections/parts/actions.tsx';
import { Reveal } from '#ui/reveal.tsx';

interface SpecTablesProps {
  readonly title: string;
  readonly groups: readonly SpecGroup[];
  readonly action?: LinkRecord;
}

/** A data sheet: groups of name and value, two groups beside each other. */
export function SpecTables({ title, groups, action }: SpecTablesProps) {
  return (
    <>
      <Reveal as="header" className="mb-12 flex flex-wrap items-end justify-between gap-6">
        <h2>{title}</h2>
        {action && <Actions links={[action]} className="max-sm:w-full" />}
      </Reveal>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2 print:block">
        {groups.map((group) => (
          <Reveal key={group.title} className="border-t-[1.5px] border-ink-900">
            <h3 className="py-5">{group.title}</h3>
            <dl className="border-b border-rule">
              {group.specs.map((spec) => (
                <div key={spec.name} className="grid grid-cols-[2fr_3fr] gap-4 border-t border-rule py-3.5">
                  <dt className="text-muted">{spec.name}</dt>
                  <dd className="font-medium">{spec.value}</dd>
                </div>
              ))}
            </dl>
          </Reveal>
        ))}
      </div>
    </>
  );
}

import { Disclosure } from '#ui/disclosure.tsx';
import { BulletList } from './bullet-list.tsx';
import type { ItemRecord } from './records.ts';

/** Groups of detail that few readers want all of. */
export function Accordion({ items }: { readonly items: readonly ItemRecord[] }) {
  return (
    <div className="border-b border-rule">
      {items.map((item) => (
        <Disclosure
          key={item.title}
          className="border-t border-rule"
          summaryClassName="min-h-[72px] py-4"
          summary={<h3>{item.title}</h3>}
        >
          <div className="grid gap-5 pb-8 lg:grid-cols-[5fr_7fr]">
            <p className="max-w-[44ch] text-muted">{item.description}</p>
            {item.features && <BulletList items={item.features} className="md:grid-cols-2" />}
          </div>
        </Disclosure>
      ))}
    </div>
  );
}

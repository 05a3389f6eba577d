import type { z } from 'zod';
import { Disclosure } from '#ui/disclosure.tsx';
import { Actions } from '../parts/actions.tsx';
import { BulletList } from '../parts/bullet-list.tsx';
import type { ItemRecord } from '../parts/records.ts';
import { TitledBand } from '../parts/titled-band.tsx';
import type { schema } from './schema.ts';

interface AccordionProps {
  readonly items: readonly ItemRecord[];
  /** Shows by the first group what the others hold. */
  readonly openFirst?: boolean;
}

/** Groups of detail that few readers want all of. */
export function Accordion({ items, openFirst }: AccordionProps) {
  return (
    <div className="border-b border-rule">
      {items.map((item, index) => (
        <Disclosure
          key={item.title}
          open={openFirst && index === 0}
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

export default function AccordionSection({ items, openFirst, actions, ...head }: z.infer<typeof schema>) {
  return (
    <TitledBand {...head}>
      <Accordion items={items} openFirst={openFirst} />
      {actions && <Actions links={actions} className="mt-10" />}
    </TitledBand>
  );
}

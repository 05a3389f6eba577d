import { Disclosure } from '#ui/disclosure.tsx';
import { Actions } from '../parts/actions.tsx';
import { BulletList } from '../parts/bullet-list.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'accordion'>(({ items, openFirst, actions }) => (
  <>
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
    {actions && <Actions links={actions} className="mt-10" />}
  </>
));

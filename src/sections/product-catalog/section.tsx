import { pictureOf } from '#art/picture-of.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { isOn, pathOf } from '#site/pages.ts';
import { TextLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowRight } from '#ui/icons.ts';
import { Picture } from '#ui/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { BulletList } from '../parts/bullet-list.tsx';
import { MoreOfGroup } from '../parts/more-of-group.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

type Data = SectionProps<'product-catalog'>;

/** Every third card takes the full width, its picture on alternating sides. */
export default withTitledBand<'product-catalog'>(({ items, specsTitle, link, linkAbout, menu }) => (
  <>
    <ul className="grid gap-x-2 gap-y-2 lg:grid-cols-2">
      {items
        .filter(({ page }) => isOn(page))
        .map((item, index) => {
          const wide = index % 3 === 0;
          return (
            <Reveal
              as="li"
              key={item.title}
              className={classes(
                'band-paper grid overflow-hidden rounded-md',
                wide ? 'lg:col-span-2 lg:grid-cols-2' : 'grid-rows-[auto_1fr]',
              )}
            >
              <div
                className={classes(
                  'relative',
                  wide ? 'band-field min-h-[300px]' : 'band-steel min-h-[300px]',
                  wide && index % 2 === 1 && 'lg:order-2',
                )}
              >
                <Picture
                  {...pictureOf(item.picture, { width: 560, height: 472 })}
                  className="absolute inset-0 h-full w-full object-contain p-5"
                />
              </div>
              <div className="flex flex-col p-6 lg:p-10">
                <h3 className="text-[clamp(1.5rem,1.2rem+1.2vw,2.25rem)] leading-[1.08]">{item.title}</h3>
                <p className="mt-1.5 font-medium text-accent">{item.category}</p>
                <p className="mt-4 max-w-[52ch] text-muted">{item.description}</p>
                <BulletList items={item.features} className="mt-6" />
                <Specs title={specsTitle} specs={item.specs} />
                <TextLink href={pathOf(item.page)} className="mt-auto self-start">
                  {link}
                  <span className="sr-only">{` ${linkAbout} ${item.title}`}</span>
                  <Icon of={arrowRight} />
                </TextLink>
              </div>
            </Reveal>
          );
        })}
    </ul>
    {menu && <MoreOfGroup group={menu} listed={items.map(({ page }) => page)} />}
  </>
));

interface SpecsProps {
  readonly title: string;
  readonly specs: Data['items'][number]['specs'];
}

function Specs({ title, specs }: SpecsProps) {
  return (
    <>
      <h4 className="mt-8 mb-2 text-sm">{title}</h4>
      <dl className="mb-6 border-b border-rule text-sm">
        {specs.map((spec) => (
          <div key={spec.name} className="grid grid-cols-[2fr_3fr] gap-4 border-t border-rule py-2.5">
            <dt className="text-muted">{spec.name}</dt>
            <dd className="font-medium">{spec.value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

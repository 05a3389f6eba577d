import { pictureOf } from '#art/picture-of.ts';
import type { SceneName } from '#art/scene.tsx';
import type { MediaPicture } from '#content/media-picture.ts';
import type { ProductCard, Spec } from '#content/product-records.ts';
import type { ImageName } from '#generated/picture-names.ts';
import { BulletList } from '#sections/parts/bullet-list.tsx';
import { isOn, pathOf } from '#site/pages.ts';
import { TextLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowRight } from '#ui/icons.ts';
import { Picture } from '#ui/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';

interface ProductCatalogProps {
  readonly cards: readonly (ProductCard & { readonly image: SceneName | MediaPicture })[];
  readonly specsTitle: string;
  readonly learnMore: string;
}

/** Products with their data sheet. Every third card takes the full width, its picture on alternating sides. */
export function ProductCatalog({ cards, specsTitle, learnMore }: ProductCatalogProps) {
  return (
    <ul className="grid gap-x-2 gap-y-2 lg:grid-cols-2">
      {cards
        .filter(({ route }) => isOn(route))
        .map((card, index) => {
          const wide = index % 3 === 0;
          return (
            <Reveal
              as="li"
              key={card.title}
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
                  {...pictureOf(drawnOrMedia(card.image), { width: 560, height: 472 })}
                  className="absolute inset-0 h-full w-full object-contain p-5"
                />
              </div>
              <div className="flex flex-col p-6 lg:p-10">
                <h3 className="text-[clamp(1.5rem,1.2rem+1.2vw,2.25rem)] leading-[1.08]">{card.title}</h3>
                <p className="mt-1.5 font-medium text-accent">{card.category}</p>
                <p className="mt-4 max-w-[52ch] text-muted">{card.description}</p>
                <BulletList items={card.features} className="mt-6" />
                <Specs title={specsTitle} specs={card.techSpecs} />
                <TextLink href={pathOf(card.route)} className="mt-auto self-start">
                  {learnMore}
                  <span className="sr-only"> about {card.title}</span>
                  <Icon of={arrowRight} />
                </TextLink>
              </div>
            </Reveal>
          );
        })}
    </ul>
  );
}

/** Products are drawn as they are built. */
function drawnOrMedia(image: SceneName | MediaPicture) {
  return typeof image === 'object' ? image : (`scene-${image}.built-products` as ImageName);
}

function Specs({ title, specs }: { readonly title: string; readonly specs: readonly Spec[] }) {
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

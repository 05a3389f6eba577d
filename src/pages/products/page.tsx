import { Spot } from '#art/spot.tsx';
import { CallToAction } from '#sections/call-to-action/section.tsx';
import { ComparisonTable } from '#sections/comparison-table/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { DefinitionSplit } from '#sections/parts/definition-split.tsx';
import { MoreOfGroup } from '#sections/parts/more-of-group.tsx';
import { SectionHead } from '#sections/parts/section-head.tsx';
import { Band } from '#ui/band.tsx';
import { callToAction, cards, catalog, comparison, hero, next, reasons } from './content.ts';
import { ProductCatalog } from './product-catalog.tsx';

export default function ProductsPage() {
  return (
    <>
      <PageHero page="products" hero={hero} />
      <Band id="catalog">
        <div className="wrap">
          <SectionHead title={catalog.title} note={catalog.note} />
          <ProductCatalog cards={cards} specsTitle={catalog.specsTitle} learnMore={catalog.learnMore} />
          <MoreOfGroup group="products" listed={cards.map((card) => card.route)} />
        </div>
      </Band>
      <Band tone="tint">
        <div className="wrap">
          <SectionHead title={comparison.title} note={comparison.note} />
          <ComparisonTable comparison={comparison} />
        </div>
      </Band>
      <Band tone="deep">
        <div className="wrap">
          <DefinitionSplit
            title={reasons.title}
            items={reasons.items}
            art={
              <Spot
                name="itech-mobile"
                skin="built"
                area="products"
                className="mt-8 h-[260px] w-full object-contain object-left"
              />
            }
          />
        </div>
      </Band>
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="products" tone="steel" />
    </>
  );
}

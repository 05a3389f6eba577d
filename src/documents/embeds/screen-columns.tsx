import type { SectionProps } from '#generated/section-props.ts';
import { ProductScreen } from '#sections/screen-columns/product-screen.tsx';
import { Bullets } from '../parts/bullets.tsx';
import { PrintedScreen } from '../parts/figures.tsx';

/** Ways to use one product, side by side, each with its screen. */
export default function ScreenColumns({
  items,
  featuresTitle,
  devicesTitle,
}: SectionProps<'screen-columns'>) {
  return (
    <ul className="doc-cards doc-columns-3">
      {items.map((item) => (
        <li key={item.title} className="doc-card">
          <PrintedScreen className="doc-screen-tile">
            <ProductScreen screen={item.screen} />
          </PrintedScreen>
          <p className="doc-label">{item.subtitle}</p>
          <h3>{item.title}</h3>
          <p>{item.description}</p>
          <Bullets title={featuresTitle} items={item.features} />
          <p className="doc-label doc-list-name">{devicesTitle}</p>
          <p>{item.devices}</p>
        </li>
      ))}
    </ul>
  );
}

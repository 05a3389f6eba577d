import type { ReactNode } from 'react';
import { BulletList } from '#sections/parts/bullet-list.tsx';
import { Reveal } from '#ui/reveal.tsx';

interface IllustratedFeaturesProps {
  readonly items: readonly {
    readonly title: string;
    readonly description: string;
    readonly features: readonly string[];
  }[];
  /** One for each item: a detail of the product's own screen. */
  readonly pictures: readonly ReactNode[];
}

/** Two by two: a detail of the product above, what it does below. */
export function IllustratedFeatures({ items, pictures }: IllustratedFeaturesProps) {
  return (
    <ul className="stagger grid gap-2 md:grid-cols-2">
      {items.map((item, index) => (
        <Reveal as="li" key={item.title} className="band-white flex flex-col rounded-md">
          <div className="border-b border-rule p-6 lg:px-10 lg:py-8">{pictures[index]}</div>
          <div className="p-6 lg:px-10 lg:py-8">
            <h3>{item.title}</h3>
            <p className="mt-3 max-w-[52ch] text-muted">{item.description}</p>
            <BulletList items={item.features} className="mt-5 xl:grid-cols-2" />
          </div>
        </Reveal>
      ))}
    </ul>
  );
}

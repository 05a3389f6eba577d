import type { ReactNode } from 'react';
import type { FeatureCard } from '#content/product-records.ts';
import { BulletList } from '#sections/parts/bullet-list.tsx';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';

interface ScreenColumnsProps {
  readonly cards: readonly FeatureCard[];
  /** One screen for each card. */
  readonly screens: readonly ReactNode[];
  readonly featuresTitle: string;
  readonly devicesTitle: string;
}

/** Ways to use one product, side by side: its screen above, what it does and what it runs on below. */
export function ScreenColumns({ cards, screens, featuresTitle, devicesTitle }: ScreenColumnsProps) {
  return (
    <ul className="stagger grid gap-x-2 gap-y-14 lg:grid-cols-3 lg:grid-rows-[auto_auto_auto_1fr_auto]">
      {cards.map((card, index) => (
        <Reveal
          as="li"
          key={card.title}
          className="grid content-start lg:row-span-5 lg:grid-rows-subgrid lg:gap-y-0 lg:content-stretch"
        >
          <div
            className={classes(
              `band-${card.color}`,
              'flex h-[440px] flex-col justify-center overflow-hidden rounded-md px-6 pt-8',
              index === 0 ? 'justify-start' : 'pb-8',
            )}
          >
            {screens[index]}
          </div>
          <div className="pt-7 lg:pr-8">
            <h3>{card.title}</h3>
            <p className="mt-1 font-medium text-accent">{card.subtitle}</p>
          </div>
          <p className="mt-3 text-muted lg:pr-8">{card.description}</p>
          <div className="lg:pr-8">
            <h4 className="mt-6 mb-3 text-sm">{featuresTitle}</h4>
            <BulletList items={card.features} />
          </div>
          <div className="mt-6 border-t border-rule pt-4 text-sm lg:mr-8">
            <h4 className="text-sm">{devicesTitle}</h4>
            <p className="mt-1 text-muted">{card.devices.join(', ')}</p>
          </div>
        </Reveal>
      ))}
    </ul>
  );
}

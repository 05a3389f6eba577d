import type { ReactNode } from 'react';
import { BulletList } from '#sections/parts/bullet-list.tsx';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';

interface HubProps {
  /** Four stand around the middle. */
  readonly items: readonly {
    readonly title: string;
    readonly description: string;
    readonly features: readonly string[];
  }[];
  /** What they share. */
  readonly children: ReactNode;
}

const places = [
  'lg:col-start-1 lg:row-start-1',
  'lg:col-start-3 lg:row-start-1',
  'lg:col-start-1 lg:row-start-2',
  'lg:col-start-3 lg:row-start-2',
];

/** Systems around the one thing that joins them. */
export function Hub({ items, children }: HubProps) {
  return (
    <div className="grid gap-2 lg:grid-cols-[1fr_380px_1fr] lg:gap-x-10">
      <Reveal className="flex items-center lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="w-full">{children}</div>
      </Reveal>
      {items.map((item, index) => (
        <Reveal
          key={item.title}
          className={classes('band-white relative rounded-md p-6 lg:p-8', places[index])}
        >
          <h3>{item.title}</h3>
          <p className="mt-2 text-muted">{item.description}</p>
          <BulletList items={item.features} className="mt-5" />
          <span
            aria-hidden="true"
            className={classes(
              'absolute top-1/2 hidden h-0.5 w-10 bg-ink-900 lg:block',
              index % 2 === 0 ? '-right-10' : '-left-10',
            )}
          />
        </Reveal>
      ))}
    </div>
  );
}

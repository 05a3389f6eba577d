import type { Target } from '#content/types.ts';
import { targetProps } from '#sections/parts/actions.tsx';
import { BulletList } from '#sections/parts/bullet-list.tsx';
import { TagList } from '#sections/parts/tag-list.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import type { OpenPosition } from './content/positions.ts';
import { PositionFacts } from './position-facts.tsx';

interface PositionRowsProps {
  readonly positions: readonly OpenPosition[];
  readonly applyLabel: string;
  readonly dutiesLabel: string;
  /** Where an application for a position begins. */
  readonly applyTo: (position: OpenPosition) => Target;
}

/** Open positions, one ruled row each. */
export function PositionRows({ positions, applyLabel, dutiesLabel, applyTo }: PositionRowsProps) {
  if (positions.length === 0) return null;
  return (
    <ul className="stagger border-b border-rule">
      {positions.map((position) => (
        <Reveal
          as="li"
          key={position.title}
          className="grid gap-x-8 gap-y-5 border-t border-rule py-7 lg:grid-cols-[4fr_3fr_4fr_auto] lg:items-center"
        >
          <div>
            <h3>{position.title}</h3>
            <p className="mt-1 text-sm text-muted">{position.department}</p>
          </div>
          <p className="text-sm leading-relaxed">
            <span className="block font-medium">{position.location}</span>
            <span className="text-muted">
              {position.type}, {position.experience}
            </span>
            <PositionFacts pay={position.pay} closes={position.closes} />
          </p>
          <TagList tags={position.skills} />
          {position.duties && (
            <div className="lg:col-span-4 lg:row-start-2">
              <h4 className="mb-2.5 text-sm font-semibold tracking-normal">{dutiesLabel}</h4>
              <BulletList items={position.duties} className="gap-x-8 text-muted md:grid-cols-2" />
            </div>
          )}
          <ButtonLink
            variant="ghost"
            small
            className={classes('max-sm:w-full', position.duties && 'lg:col-start-4 lg:row-start-1')}
            {...targetProps(applyTo(position))}
          >
            {applyLabel}
            <span className="sr-only"> for {position.title}</span>
          </ButtonLink>
        </Reveal>
      ))}
    </ul>
  );
}

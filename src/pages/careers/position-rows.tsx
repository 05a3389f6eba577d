import type { Target } from '#content/types.ts';
import { targetProps } from '#sections/actions.tsx';
import { TagList } from '#sections/tag-list.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Reveal } from '#ui/reveal.tsx';

export interface PositionRow {
  readonly title: string;
  readonly department: string;
  readonly location: string;
  readonly type: string;
  readonly experience: string;
  readonly skills: readonly string[];
}

interface PositionRowsProps {
  readonly positions: readonly PositionRow[];
  readonly applyLabel: string;
  /** Where an application for a position begins. */
  readonly applyTo: (position: PositionRow) => Target;
}

/** Open positions, one ruled row each. */
export function PositionRows({ positions, applyLabel, applyTo }: PositionRowsProps) {
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
          </p>
          <TagList tags={position.skills} />
          <ButtonLink variant="ghost" small className="max-sm:w-full" {...targetProps(applyTo(position))}>
            {applyLabel}
            <span className="sr-only"> for {position.title}</span>
          </ButtonLink>
        </Reveal>
      ))}
    </ul>
  );
}

import { filled } from '#content/filled.ts';
import type { Target } from '#content/types.ts';
import { lists } from '#generated/lists.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { targetProps } from '../parts/actions.tsx';
import { BulletList } from '../parts/bullet-list.tsx';
import { TagList } from '../parts/tag-list.tsx';
import { TitledBand } from '../parts/titled-band.tsx';
import { noteOf, openOn, titleOf } from './open-positions.ts';
import { PositionFacts } from './position-facts.tsx';

export default function Positions({ titles, notes, tone, id, ...texts }: SectionProps<'positions'>) {
  const open = openOn(lists.positions, new Date());
  return (
    <TitledBand title={titleOf(open, titles)} note={noteOf(open, notes)} tone={tone} id={id}>
      {open.length > 0 && (
        <ul className="stagger border-b border-rule">
          {open.map((position) => (
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
                <PositionFacts position={position} texts={texts} />
              </p>
              <TagList tags={position.skills} />
              {position.duties && (
                <div className="lg:col-span-4 lg:row-start-2">
                  <h4 className="mb-2.5 text-sm font-semibold tracking-normal">{texts.duties}</h4>
                  <BulletList items={position.duties} className="gap-x-8 text-muted md:grid-cols-2" />
                </div>
              )}
              <ButtonLink
                variant="ghost"
                small
                className={classes('max-sm:w-full', position.duties && 'lg:col-start-4 lg:row-start-1')}
                {...targetProps(formFor(position.title, texts.apply.to))}
              >
                {texts.apply.label}
                <span className="sr-only"> {filled(texts.applyFor, { title: position.title })}</span>
              </ButtonLink>
            </Reveal>
          ))}
        </ul>
      )}
    </TitledBand>
  );
}

/** The form reads the position from the query. */
function formFor(position: string, form: Target): Target {
  return 'page' in form ? { ...form, query: { position } } : form;
}

import { TypedWord } from '#features/home/typed-word.tsx';
import { Island } from '#features/island.tsx';
import type { SectionProps } from '#generated/section-props.ts';
import { classes } from '#ui/classes.ts';
import { Actions } from '../parts/actions.tsx';

export default function TypingHero({
  intro,
  words,
  lead,
  actions,
  tone = 'white',
  id,
}: SectionProps<'typing-hero'>) {
  return (
    <section id={id} className={classes(`band-${tone}`, 'section-space overflow-hidden')}>
      <div className="wrap">
        <Island name="typed-word" of={TypedWord} props={{ intro, words }} hydrateInView />
        <div className="mt-2 grid items-center gap-x-12 gap-y-7 border-t-[1.5px] border-ink-900 pt-8 lg:grid-cols-[7fr_5fr]">
          <p className="max-w-[54ch] text-lead text-muted">{lead}</p>
          <div className="lg:justify-self-end">
            <Actions links={actions} />
          </div>
        </div>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import type { SectionProps } from '#generated/section-props.ts';
import { Band } from '#ui/band.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { Stat } from '#ui/stat.tsx';

interface ScreenBesideTextProps extends Omit<SectionProps<'handheld-screens'>, 'label' | 'screens' | 'keys'> {
  readonly children: ReactNode;
}

/** A large product screen, with the claim that it proves beside it. */
export function ScreenBesideText({ title, note, tone, id, stat, children }: ScreenBesideTextProps) {
  return (
    <Band tone={tone} id={id}>
      <div className="grid break-inside-avoid items-center gap-x-12 gap-y-10 lg:grid-cols-[4fr_8fr]">
        <Reveal>
          <h2>{title}</h2>
          <p className="mt-6 max-w-[44ch] text-muted">{note}</p>
          {stat && (
            <dl className="mt-10 border-t border-rule pt-8">
              <Stat {...stat} />
            </dl>
          )}
        </Reveal>
        <Reveal className="min-w-0">{children}</Reveal>
      </div>
    </Band>
  );
}

import type { ReactNode } from 'react';
import { Island } from '#features/island.tsx';
import { TypedWord } from './typed-word.tsx';

interface TypingHeroProps {
  readonly id: string;
  readonly intro: string;
  readonly words: readonly string[];
  readonly lead: string;
  readonly actions: ReactNode;
}

export function TypingHero({ id, intro, words, lead, actions }: TypingHeroProps) {
  return (
    <section id={id} className="band-white section-space overflow-hidden">
      <div className="wrap">
        <Island name="typed-word" of={TypedWord} props={{ intro, words }} wakeInView />
        <div className="mt-2 grid items-center gap-x-12 gap-y-7 border-t-[1.5px] border-ink-900 pt-8 lg:grid-cols-[7fr_5fr]">
          <p className="max-w-[54ch] text-lead text-muted">{lead}</p>
          <div className="lg:justify-self-end">{actions}</div>
        </div>
      </div>
    </section>
  );
}

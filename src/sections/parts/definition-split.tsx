import type { ReactNode } from 'react';
import type { SectionProps } from '#generated/section-props.ts';
import { Band } from '#ui/band.tsx';
import { Reveal } from '#ui/reveal.tsx';

interface DefinitionSplitProps extends Omit<SectionProps<'definitions'>, 'art'> {
  /** Under the title, on the left. */
  readonly art?: ReactNode;
}

/** A title and an optional drawing on the left, ruled definitions on the right. */
export function DefinitionSplit({ title, note, tone, id, items, art }: DefinitionSplitProps) {
  return (
    <Band tone={tone} id={id}>
      <div className="grid items-start gap-x-18 gap-y-6 lg:grid-cols-[5fr_7fr]">
        <Reveal className={art ? undefined : 'lg:sticky lg:top-[110px]'}>
          <h2>{title}</h2>
          {note && <p className="mt-5 max-w-[36ch] text-muted">{note}</p>}
          {art}
        </Reveal>
        <dl className="stagger border-b border-rule">
          {items.map((item) => (
            <Reveal
              key={item.title}
              className="grid gap-x-8 gap-y-2 border-t border-rule py-7 md:grid-cols-[2fr_3fr]"
            >
              <dt className="text-h3 leading-tight font-semibold tracking-[-0.012em] font-stretch-[106%]">
                {item.title}
              </dt>
              <dd className="text-muted">{item.description}</dd>
            </Reveal>
          ))}
        </dl>
      </div>
    </Band>
  );
}

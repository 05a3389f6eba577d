import type { ComponentType, ReactNode } from 'react';
import type { SectionKind, SectionProps } from '#generated/section-props.ts';
import { Band, type Tone } from '#ui/band.tsx';
import { Reveal } from '#ui/reveal.tsx';

interface SectionHeadProps {
  readonly title: string;
  /** A sentence in muted text on the right. */
  readonly note?: string;
}

interface TitledBandProps extends SectionHeadProps {
  readonly tone?: Tone;
  /** The anchor of the section. */
  readonly id?: string;
  /** Above the heading. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** A band with the standard section heading. */
export function TitledBand({ title, note, tone, id, above, children }: TitledBandProps) {
  return (
    <Band tone={tone} id={id}>
      {above}
      <SectionHead title={title} note={note} />
      {children}
    </Band>
  );
}

/** Wraps the content of a kind with `...titled` in its schema: adds the band and the heading. */
export function withTitledBand<Kind extends SectionKind>(component: ComponentType<SectionProps<Kind>>) {
  // TypeScript cannot tell that the props of every kind are an object.
  const Content = component as ComponentType<object>;
  return (props: SectionProps<Kind>) => {
    const { title, note, tone, id } = props as TitledBandProps;
    return (
      <TitledBand title={title} note={note} tone={tone} id={id}>
        <Content {...props} />
      </TitledBand>
    );
  };
}

/** The same, with full-bleed content and no space below it. */
export function BleedBand({ title, note, tone = 'white', id, children }: TitledBandProps) {
  return (
    <section className={`band-${tone} pt-(--space-section)`} id={id}>
      <div className="wrap">
        <SectionHead title={title} note={note} />
      </div>
      {children}
    </section>
  );
}

function SectionHead({ title, note }: SectionHeadProps) {
  return (
    <Reveal
      as="header"
      className="mb-[clamp(2.5rem,1.8rem+2.6vw,4.5rem)] grid items-end gap-6 lg:grid-cols-12"
    >
      <h2 className={note ? 'lg:col-span-7' : 'lg:col-span-9'}>{title}</h2>
      {note && <p className="max-w-[44ch] text-muted lg:col-span-4 lg:col-start-9">{note}</p>}
    </Reveal>
  );
}

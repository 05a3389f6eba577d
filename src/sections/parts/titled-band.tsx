import type { ReactNode } from 'react';
import { Band, type Tone } from '#ui/band.tsx';
import { SectionHead } from './section-head.tsx';

interface TitledBandProps {
  readonly title: string;
  readonly note?: string;
  readonly tone?: Tone;
  /** Where a button on the page leads to. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A band that opens with its heading. */
export function TitledBand({ title, note, tone, id, children }: TitledBandProps) {
  return (
    <Band tone={tone} id={id}>
      <SectionHead title={title} note={note} />
      {children}
    </Band>
  );
}

/** The same, with content that reaches both edges of the screen and the next band. */
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

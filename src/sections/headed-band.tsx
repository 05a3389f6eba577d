import type { ReactNode } from 'react';
import { Band, type Tone } from '#ui/band.tsx';
import { SectionHead } from './section-head.tsx';

interface HeadedBandProps {
  readonly head: { readonly title: string; readonly note?: string };
  readonly tone?: Tone;
  /** Where links to this section lead. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A band with its heading, for sections that bring none of their own. */
export function HeadedBand({ head, tone, id, children }: HeadedBandProps) {
  return (
    <Band tone={tone} id={id}>
      <div className="wrap">
        <SectionHead title={head.title} note={head.note} />
        {children}
      </div>
    </Band>
  );
}

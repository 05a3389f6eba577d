import type { ReactNode } from 'react';
import type { ItemRecord } from '#sections/parts/records.ts';
import { Reveal } from '#ui/reveal.tsx';

interface ReasonListProps {
  readonly title: string;
  readonly reasons: readonly ItemRecord[];
  /** Beside the list: what bears the reasons out. */
  readonly children?: ReactNode;
}

/** Reasons, each bulleted with the top of a cube, and room for the evidence. */
export function ReasonList({ title, reasons, children }: ReasonListProps) {
  return (
    <div className="wrap grid gap-x-18 gap-y-14 lg:grid-cols-[7fr_5fr]">
      <div>
        <Reveal as="header">
          <h2>{title}</h2>
        </Reveal>
        <ul className="stagger mt-[clamp(2rem,1.6rem+1.6vw,3.5rem)] grid gap-8">
          {reasons.map((reason) => (
            <Reveal as="li" key={reason.title} className="grid grid-cols-[20px_1fr] items-baseline gap-x-5">
              <span className="rhombus h-2.5 w-5 -translate-y-0.5 text-accent" aria-hidden="true" />
              <div>
                <h3>{reason.title}</h3>
                <p className="mt-2 max-w-[52ch] text-muted">{reason.description}</p>
              </div>
            </Reveal>
          ))}
        </ul>
      </div>
      {children}
    </div>
  );
}

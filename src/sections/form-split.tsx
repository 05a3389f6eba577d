import type { ReactNode } from 'react';
import { Band, type Tone } from '#ui/band.tsx';

interface FormSplitProps {
  readonly id?: string;
  readonly title: string;
  readonly note: string;
  readonly tone?: Tone;
  /** The form. */
  readonly children: ReactNode;
}

/** What a form is for at the left, the form at the right. */
export function FormSplit({ id, title, note, tone = 'paper', children }: FormSplitProps) {
  return (
    <Band tone={tone} id={id}>
      <div className="wrap grid items-start gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2>{title}</h2>
          <p className="mt-5 max-w-[44ch] text-muted">{note}</p>
        </div>
        <div>{children}</div>
      </div>
    </Band>
  );
}

import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { Screen } from './screen.tsx';

interface PhoneFrameProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A mockup of a phone, exposed as one image with `label` as its alternative text. */
export function PhoneFrame({ label, className, children }: PhoneFrameProps) {
  return (
    <Screen
      label={label}
      className={classes(
        'mx-auto w-full max-w-[340px] rounded-[30px] bg-ink-900 p-2.5 text-sm leading-snug text-ink-900',
        className,
      )}
    >
      <div className="flex flex-col overflow-hidden rounded-[21px] bg-white">{children}</div>
    </Screen>
  );
}

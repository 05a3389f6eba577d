import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { chevronDown } from './icons.ts';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly summaryClassName?: string;
  readonly className?: string;
  /** Starts open. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A <details> element, which works without script. */
export function Disclosure({ summary, summaryClassName, className, open, children }: DisclosureProps) {
  return (
    <details open={open} className={classes('group/disclosure', className)}>
      <summary
        className={classes(
          'flex cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden',
          summaryClassName,
        )}
      >
        {summary}
        <Icon
          of={chevronDown}
          className="transition-transform duration-(--dur-2) group-open/disclosure:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}

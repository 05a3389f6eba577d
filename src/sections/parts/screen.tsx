import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';

interface ScreenProps {
  /** The alternative text. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A mockup of a product's screen, exposed as one image with one alternative text. */
export function Screen({ label, className, children }: ScreenProps) {
  return (
    <div role="img" aria-label={label} className={className}>
      <div aria-hidden="true" className="grid h-full">
        {children}
      </div>
    </div>
  );
}

interface AppWindowProps extends ScreenProps {
  readonly title: string;
  /** At the right of the title bar: a place, a user, a time. */
  readonly aside?: string;
}

/** A mockup of a desktop application: title bar and content. */
export function AppWindow({ label, title, aside, className, children }: AppWindowProps) {
  return (
    <Screen
      label={label}
      className={classes(
        'band-white overflow-hidden rounded-md border-[1.5px] border-ink-900 text-sm leading-snug',
        className,
      )}
    >
      <div className="flex items-center justify-between gap-4 bg-ink-900 px-4 py-2.5 text-xs font-medium text-white">
        <span className="flex items-center gap-2.5">
          <span className="rhombus text-straw-400" />
          {title}
        </span>
        {aside && <span className="text-data text-steel-300 max-sm:hidden">{aside}</span>}
      </div>
      {children}
    </Screen>
  );
}

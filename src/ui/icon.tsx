import { classes } from './classes.ts';

interface IconProps {
  /** One of `icons.ts`. */
  readonly of: string;
  readonly size?: number;
  readonly className?: string;
}

/** Icons accompany text or labeled controls, so they are hidden from assistive technology. */
export function Icon({ of: path, size = 20, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classes('icon shrink-0', className)}
    >
      <path d={path} />
    </svg>
  );
}

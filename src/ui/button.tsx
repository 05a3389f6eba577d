import { type ButtonHTMLAttributes, Children, type ReactNode } from 'react';
import { Anchor, type AnchorProps } from './anchor.tsx';
import { classes } from './classes.ts';

interface Look {
  readonly variant?: 'primary' | 'ghost' | 'hot';
  readonly small?: boolean;
}

function look({ variant = 'primary', small }: Look, className?: string): string {
  return classes(
    'button',
    variant === 'ghost' && 'button-ghost',
    variant === 'hot' && 'button-hot',
    small && 'button-small',
    className,
  );
}

interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button says while its work is under way; it cannot be pressed meanwhile. */
  readonly busyLabel?: string;
  readonly busy?: boolean;
}

export function Button({ variant, small, busy, busyLabel, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={look({ variant, small }, className)}
      {...rest}
      aria-busy={busy || undefined}
      disabled={busy || rest.disabled}
    >
      {busy ? (
        <>
          <span className="spinner" aria-hidden="true" />
          {inElements(busyLabel ?? children)}
        </>
      ) : (
        inElements(children)
      )}
    </button>
  );
}

/** A browser that translates the page puts its own words in the place of bare ones, and React could not take those away. */
function inElements(label: ReactNode): ReactNode {
  return Children.map(label, (part) => (typeof part === 'string' ? <span>{part}</span> : part));
}

/** None where it would lead to nothing. */
export function ButtonLink({ variant, small, className, ...rest }: Look & AnchorProps) {
  if (rest.href === undefined) return null;
  return <Anchor className={look({ variant, small }, className)} {...rest} />;
}

/** None where it would lead to nothing: it is more than a word in a sentence. */
export function TextLink({ className, ...rest }: AnchorProps) {
  if (rest.href === undefined) return null;
  return <Anchor className={classes('text-link', className)} {...rest} />;
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Says what the button does; there is no text to read. */
  readonly label: string;
  readonly outlined?: boolean;
  readonly children: ReactNode;
}

export function IconButton({ label, outlined, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      className={classes('icon-button', outlined && 'icon-button-outlined', className)}
      {...rest}
    />
  );
}

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
  /** Label while `busy`, when the button is also disabled. */
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
          {wrapTexts(busyLabel ?? children)}
        </>
      ) : (
        wrapTexts(children)
      )}
    </button>
  );
}

/** Browser translation replaces bare text nodes, which React then fails to remove (react#11538). */
function wrapTexts(label: ReactNode): ReactNode {
  return Children.map(label, (part) => (typeof part === 'string' ? <span>{part}</span> : part));
}

/** Left out if its target is switched off. */
export function ButtonLink({ variant, small, className, ...rest }: Look & AnchorProps) {
  if (rest.href === undefined) return null;
  return <Anchor className={look({ variant, small }, className)} {...rest} />;
}

/** Left out if its target is switched off: it stands alone, so plain text would make no sense. */
export function TextLink({ className, ...rest }: AnchorProps) {
  if (rest.href === undefined) return null;
  return <Anchor className={classes('text-link', className)} {...rest} />;
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name and tooltip. */
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

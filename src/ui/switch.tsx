import type { InputHTMLAttributes } from 'react';

interface SwitchProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
}

export function Switch({ label, ...rest }: SwitchProps) {
  // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its state itself
  return <input type="checkbox" role="switch" aria-label={label} className="switch" {...rest} />;
}

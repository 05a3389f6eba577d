import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { triangleAlert } from '#ui/icons.ts';

interface BannerProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly icon?: string;
  readonly role?: 'alert' | 'status';
  /** Buttons. */
  readonly children?: ReactNode;
}

/** Something has to be known before going on. It stands in the flow and covers nothing. */
export function Banner({ title, text, icon = triangleAlert, role = 'status', children }: BannerProps) {
  return (
    <div className="banner" role={role}>
      <span className="banner-icon">
        <Icon of={icon} size={20} />
      </span>
      <div>
        <b>{title}</b>
        {text && <p>{text}</p>}
      </div>
      {children && <div className="actions">{children}</div>}
    </div>
  );
}

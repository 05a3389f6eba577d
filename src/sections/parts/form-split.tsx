import type { ReactNode } from 'react';
import { TextLink } from '#ui/button.tsx';

interface FormSplitProps {
  readonly title: string;
  readonly text: string;
  /** Whom to ask instead. */
  readonly contact?: { readonly lead: string; readonly email: string };
  /** The form. */
  readonly children: ReactNode;
}

/** A form, with what one should know about it at its left. */
export function FormSplit({ title, text, contact, children }: FormSplitProps) {
  return (
    <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
      <div className="self-start lg:sticky lg:top-[94px]">
        <h2>{title}</h2>
        <p className="mt-5 max-w-[38ch] text-muted">{text}</p>
        {contact && (
          <p className="mt-6 flex flex-col items-start text-sm">
            <span className="text-muted">{contact.lead}</span>
            <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>
          </p>
        )}
      </div>
      <div>{children}</div>
    </div>
  );
}

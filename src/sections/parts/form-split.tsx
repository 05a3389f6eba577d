import type { ReactNode } from 'react';
import type { SectionProps } from '#generated/section-props.ts';
import { Band } from '#ui/band.tsx';
import { TextLink } from '#ui/button.tsx';

interface FormSplitProps extends SectionProps<'newsletter-form'> {
  readonly className?: string;

  readonly children: ReactNode;
}

/** A form with an introduction on its left. */
export function FormSplit({ title, text, contact, tone, id, className, children }: FormSplitProps) {
  return (
    <Band tone={tone} id={id} className={className} inner="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
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
    </Band>
  );
}

import type { ReactNode } from 'react';

interface FormWithNotesProps {
  readonly title: string;
  readonly text: string;
  /** The form. */
  readonly children: ReactNode;
  /** Cards beside it, each a `Note`. */
  readonly notes: ReactNode;
}

/** A form that takes most of the width, with short notes at its right. */
export function FormWithNotes({ title, text, children, notes }: FormWithNotesProps) {
  return (
    <div className="wrap grid gap-x-18 gap-y-14 lg:grid-cols-[8fr_4fr]">
      <div>
        <h2>{title}</h2>
        <p className="mt-5 mb-10 max-w-[54ch] text-muted">{text}</p>
        {children}
      </div>
      <div className="grid content-start gap-8 lg:pt-3">{notes}</div>
    </div>
  );
}

export function Note({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="border-t-[1.5px] border-current pt-5">
      <h3 className="mb-3 text-[1.1875rem]">{title}</h3>
      {children}
    </div>
  );
}

import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';

interface SectionHeadProps {
  readonly title: string;
  /** A quiet sentence at the right. */
  readonly note?: string;
  readonly id?: string;
  readonly className?: string;
}

export function SectionHead({ title, note, id, className }: SectionHeadProps) {
  return (
    <Reveal
      as="header"
      className={classes(
        'mb-[clamp(2.5rem,1.8rem+2.6vw,4.5rem)] grid items-end gap-6 lg:grid-cols-12',
        className,
      )}
    >
      <h2 id={id} className={note ? 'lg:col-span-7' : 'lg:col-span-9'}>
        {title}
      </h2>
      {note && <p className="max-w-[44ch] text-muted lg:col-span-4 lg:col-start-9">{note}</p>}
    </Reveal>
  );
}

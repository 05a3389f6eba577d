import { lists } from '#generated/lists.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { Band } from '#ui/band.tsx';
import { classes } from '#ui/classes.ts';
import { Logo } from '../parts/logo.tsx';
import { temperText } from '../parts/temper.ts';

/** On hover, each logo shows a mark in its own color. */
export default function Clients({ title, tone, id }: SectionProps<'clients'>) {
  return (
    <Band tone={tone} id={id}>
      <p className="mb-8 text-lead">{title}</p>
      <ul className="grid grid-cols-2 gap-px overflow-clip border-y border-steel-200 sm:grid-cols-4 lg:grid-cols-7">
        {lists.clients.map(({ name, logo, color }) => (
          <li
            key={name}
            // Each item draws its own outline, so that the space after an incomplete last row stays empty.
            className="group relative grid h-[76px] place-items-center px-4 outline outline-steel-200 sm:h-[92px] lg:h-[112px]"
          >
            <Logo of={{ name, logo }} width={240} className="h-7 w-auto max-w-full object-contain lg:h-8" />
            <span
              aria-hidden="true"
              className={classes(
                'rhombus absolute bottom-3 left-1/2 h-1.5 w-3 -translate-x-1/2 opacity-0 transition-opacity duration-(--dur-2) group-hover:opacity-100',
                temperText[color],
              )}
            />
          </li>
        ))}
      </ul>
    </Band>
  );
}

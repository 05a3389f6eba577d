import { filled } from '#content/filled.ts';
import { capitalized, numberWord } from '#content/number-words.ts';
import { lists } from '#generated/lists.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { Band } from '#ui/band.tsx';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { Logo } from '../parts/logo.tsx';
import { StatBand } from '../parts/stat-band.tsx';
import { temperText } from '../parts/temper.ts';

export default function Partners({ title, note, stats, tone, id }: SectionProps<'partners'>) {
  const count = capitalized(numberWord(lists.partners.length));
  return (
    <Band tone={tone} id={id} inner="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
      <Reveal className="lg:sticky lg:top-[94px]">
        <h2>{title}</h2>
        <p className="mt-5 max-w-[44ch] text-muted">{filled(note, { count })}</p>
        <StatBand
          stats={stats}
          className="mt-10 grid-cols-2 [&_dd]:text-[clamp(2.25rem,1.2rem+1.8vw,3.25rem)]"
        />
      </Reveal>
      <ul className="border-b border-rule">
        {lists.partners.map((partner) => (
          <Reveal
            as="li"
            key={partner.name}
            className="grid items-start gap-x-6 gap-y-3 border-t border-rule py-5 md:grid-cols-[190px_1fr_auto] xl:grid-cols-[190px_4fr_4fr_9.5em]"
          >
            <div>
              <Logo of={partner} width={280} className="h-9 w-auto max-w-full object-contain object-left" />
            </div>
            <p className="max-w-[38ch] text-sm text-muted">{partner.description}</p>
            <ul className="grid gap-1.5 text-sm md:max-xl:col-start-2">
              {partner.highlights.map((highlight) => (
                <li key={highlight} className="grid grid-cols-[14px_1fr] items-baseline gap-2.5">
                  <span
                    className={classes('rhombus -translate-y-0.5', temperText[partner.color])}
                    aria-hidden="true"
                  />
                  {highlight}
                </li>
              ))}
            </ul>
            <p className="text-sm font-semibold md:text-right md:max-xl:col-start-3 md:max-xl:row-start-1">
              {partner.stats}
            </p>
          </Reveal>
        ))}
      </ul>
    </Band>
  );
}

import type { SectionProps } from '#generated/section-props.ts';
import { Band } from '#ui/band.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { Stat } from '#ui/stat.tsx';

export default function StatBoard({ title, lead, stats, note, tone, id }: SectionProps<'stat-board'>) {
  return (
    <Band tone={tone} id={id}>
      <h2 className="max-w-[12em]">{title}</h2>
      <dl className="mt-[clamp(2.5rem,1.8rem+2.6vw,4.5rem)] grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-[5fr_repeat(3,2.4fr)]">
        <Reveal className="flex flex-col-reverse justify-end max-lg:col-span-2 lg:row-span-2">
          <dt className="mt-5 text-lead text-muted">{lead.label}</dt>
          <dd className="text-data text-[clamp(8rem,4rem+16vw,19rem)] leading-[0.74] tracking-[-0.06em] text-accent">
            {lead.value}
          </dd>
        </Reveal>
        {stats.map((stat) => (
          <Stat key={stat.label} {...stat} />
        ))}
      </dl>
      <p className="mt-12 max-w-[72ch] text-sm text-muted lg:ml-[40.5%]">{note}</p>
    </Band>
  );
}

import type { StatRecord } from '#content/types.ts';
import { Reveal } from '#ui/reveal.tsx';
import { Stat } from '#ui/stat.tsx';

interface StatBoardProps {
  readonly title: string;
  /** What two of the figures are made of. */
  readonly note: string;
  /** The figure that opens the board, several times the size of the others. */
  readonly lead: StatRecord;
  readonly others: readonly StatRecord[];
}

/** One figure that matters most, and those that stand behind it. */
export function StatBoard({ title, note, lead, others }: StatBoardProps) {
  return (
    <div className="wrap">
      <h2 className="max-w-[12em]">{title}</h2>
      <dl className="mt-[clamp(2.5rem,1.8rem+2.6vw,4.5rem)] grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-[5fr_repeat(3,2.4fr)]">
        <Reveal className="flex flex-col-reverse justify-end max-lg:col-span-2 lg:row-span-2">
          <dt className="mt-5 text-lead text-muted">{lead.label}</dt>
          <dd className="text-data text-[clamp(8rem,4rem+16vw,19rem)] leading-[0.74] tracking-[-0.06em] text-accent">
            {lead.value}
          </dd>
        </Reveal>
        {others.map((stat) => (
          <Stat key={stat.label} {...stat} />
        ))}
      </dl>
      <p className="mt-12 max-w-[72ch] text-sm text-muted lg:ml-[40.5%]">{note}</p>
    </div>
  );
}
